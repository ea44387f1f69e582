import { RESUME_KEY } from '@araucaria/contracts';

const PREFIX = '/api/';
const TOKEN_PARAMETER = '?envio=';

export interface UploadAddress {
  key: string;
  /** Of an upload that only its form can use; absent in other addresses. */
  token?: string;
}

/** The path of a stored file for clients: `/api/resumes/<uuid>.pdf`. Opening it needs the permission `resumes.read`. */
export const addressOf = (key: string): string => PREFIX + key;

/** The path of a file for the form that uploaded it. */
export const uploadAddressOf = ({ key, token }: UploadAddress): string =>
  addressOf(key) + (token === undefined ? '' : TOKEN_PARAMETER + token);

/** What such a path names, which old clients send with a host before it; undefined for other addresses. */
export function parseUploadAddress(address: string): UploadAddress | undefined {
  const at = address.indexOf(`${PREFIX}resumes/`);
  const [key = '', token] = at < 0 ? [] : address.slice(at + PREFIX.length).split(TOKEN_PARAMETER);
  return RESUME_KEY.test(key) ? { key, ...(token !== undefined && { token }) } : undefined;
}
