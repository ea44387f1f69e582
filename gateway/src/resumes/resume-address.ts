import { RESUME_KEY } from '@araucaria/contracts';

const PREFIX = '/api/';

/** The path of a stored file for clients: `/api/resumes/<uuid>.pdf`. Opening it needs the permission `resumes.read`. */
export const addressOf = (key: string): string => PREFIX + key;

/** The storage key in such a path, which old clients send with a host before it; undefined for other addresses. */
export function keyOf(address: string): string | undefined {
  const at = address.indexOf(`${PREFIX}resumes/`);
  const key = at < 0 ? '' : address.slice(at + PREFIX.length);
  return RESUME_KEY.test(key) ? key : undefined;
}
