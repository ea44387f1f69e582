import { createHash } from 'node:crypto';

/**
 * A short text that differs for different values. A caller that sends the version it has read changes nothing if the values
 * are others by now.
 */
export const versionOf = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
