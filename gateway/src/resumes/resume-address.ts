import { RESUME_KEY } from '@araucaria/contracts';

const PREFIX = '/api/';

/** `/api/resumes/<uuid>.pdf`: how clients name a stored file. Only administrators can open it. */
export const addressOf = (key: string): string => PREFIX + key;

/** The key behind an address of ours, whatever host old clients put before it; undefined for foreign ones. */
export function keyOf(address: string): string | undefined {
  const at = address.indexOf(`${PREFIX}resumes/`);
  const key = at < 0 ? '' : address.slice(at + PREFIX.length);
  return RESUME_KEY.test(key) ? key : undefined;
}
