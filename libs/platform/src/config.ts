import { readFileSync } from 'node:fs';
import { cleanEnv, type ValidatorSpec } from 'envalid';

export { bool, email, host, num, port, str, url } from 'envalid';

/** An environment variable is missing or malformed; the message names each such variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Specs<T> = { [K in keyof T]: ValidatorSpec<T[K]> };

/**
 * Reads and validates the variables of `specs`. An empty variable counts as missing. For every variable `X`, `X_FILE` may
 * name a file with its value instead, as orchestrators mount secrets; line breaks at its end are removed.
 * @throws {ConfigError} naming every variable that is missing or malformed, or the first that is given twice or whose file
 *   cannot be read
 */
export function readConfig<T extends object>(
  specs: Specs<T>,
  environment: NodeJS.ProcessEnv = process.env,
): Readonly<T> {
  const variables = Object.fromEntries(Object.keys(specs).map((name) => [name, valueOf(name, environment)]));
  return cleanEnv(variables, specs as never, {
    reporter: ({ errors }) => {
      const lines = Object.entries(errors).map(([name, error]) => `  ${name}: ${(error as Error).message}`);
      if (lines.length)
        throw new ConfigError(`Missing or malformed environment variables:\n${lines.join('\n')}`);
    },
  });
}

function valueOf(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const value = environment[name] || undefined;
  const file = environment[`${name}_FILE`];
  if (!file) return value;
  if (value !== undefined) throw new ConfigError(`Set ${name} or ${name}_FILE, not both`);
  try {
    return readFileSync(file, 'utf8').replace(/[\r\n]+$/, '') || undefined;
  } catch (error) {
    throw new ConfigError(`${name}_FILE cannot be read: ${(error as Error).message}`);
  }
}
