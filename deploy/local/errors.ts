import { isNativeError } from 'node:util/types';

/** The message of a caught value. Works across realms, as in Jest, where `instanceof Error` does not. */
export function messageOf(error: unknown): string {
  return isNativeError(error) && error.message ? error.message : String(error);
}
