import { ConfigError } from './config.js';

/** Secrets of one purpose. The first one signs and encrypts; all of them verify and decrypt. */
export type SecretList = readonly [current: string, ...others: string[]];

/** The length of `npm run secrets` is 48. */
const MIN_SECRET_LENGTH = 32;

/**
 * Reads the value of a variable with a secret, or with several while one is replaced: separated by commas or white space.
 * @throws {ConfigError} when there is none, or one is shorter than `minLength` characters
 */
export function secretList(name: string, value: string, minLength = MIN_SECRET_LENGTH): SecretList {
  const [current, ...others] = value.split(/[\s,]+/).filter(Boolean);
  if (current === undefined || [current, ...others].some((secret) => secret.length < minLength))
    throw new ConfigError(`${name} must have at least ${minLength} characters, as each of several secrets`);
  return [current, ...others];
}
