import { cleanEnv, type CleanedEnvAccessors, type ValidatorSpec } from 'envalid';

export { bool, email, host, num, port, str, url } from 'envalid';

/** Raised when the environment lacks something or holds nonsense; the message names each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Specs<T> = { [K in keyof T]: ValidatorSpec<T[K]> };

/**
 * Reads the named variables from the environment, once, where a module is wired.
 * @throws {ConfigError} naming every variable that is missing or malformed.
 */
export function readConfig<T extends object>(
  specs: Specs<T>,
  environment: NodeJS.ProcessEnv = process.env,
): Readonly<T> {
  const known = Object.fromEntries(Object.keys(specs).map((name) => [name, environment[name] || undefined]));
  return cleanEnv(known, specs as never, {
    reporter: ({ errors }) => {
      const faults = Object.entries(errors).map(([name, error]) => `  ${name}: ${(error as Error).message}`);
      if (faults.length) throw new ConfigError(`The environment is not complete:\n${faults.join('\n')}`);
    },
  }) as Readonly<T> & CleanedEnvAccessors;
}
