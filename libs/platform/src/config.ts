import { cleanEnv, type ValidatorSpec } from 'envalid';

export { bool, email, host, num, port, str, url } from 'envalid';

/** An environment variable is missing or malformed; the message names each such variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Specs<T> = { [K in keyof T]: ValidatorSpec<T[K]> };

/**
 * Reads and validates the variables of `specs`. An empty variable counts as missing.
 * @throws {ConfigError} naming every variable that is missing or malformed
 */
export function readConfig<T extends object>(
  specs: Specs<T>,
  environment: NodeJS.ProcessEnv = process.env,
): Readonly<T> {
  const variables = Object.fromEntries(
    Object.keys(specs).map((name) => [name, environment[name] || undefined]),
  );
  return cleanEnv(variables, specs as never, {
    reporter: ({ errors }) => {
      const lines = Object.entries(errors).map(([name, error]) => `  ${name}: ${(error as Error).message}`);
      if (lines.length)
        throw new ConfigError(`Missing or malformed environment variables:\n${lines.join('\n')}`);
    },
  });
}
