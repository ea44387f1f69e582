import { AppError } from '@araucaria/platform';

/** SQLSTATEs of temporary failures: connection exception (08), server shutdown (57P0x), too many connections (53300). */
const UNAVAILABLE_SQLSTATE = /^(08|57P0|53300)/;
/** Error codes of the socket; `ENOENT` when the server's Unix socket does not exist. */
const UNAVAILABLE_SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
/** Errors of `pg` that have no code. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

interface PgError {
  code?: string;
  constraint?: string;
  message?: string;
  cause?: unknown;
  previous?: unknown;
}

/** Whether the error, or a cause of it, is an unreachable database; the same work may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!error || typeof error !== 'object') return false;
  const { code = '', message = '', cause, previous } = error as PgError;
  return (
    UNAVAILABLE_SQLSTATE.test(code) ||
    UNAVAILABLE_SOCKET_CODES.has(code) ||
    UNAVAILABLE_MESSAGE.test(message) ||
    isDatabaseUnavailable(cause) ||
    isDatabaseUnavailable(previous)
  );
}

/** Name of the constraint that a statement violated; undefined when the error has another cause. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  const { constraint, cause, previous } = error as PgError;
  return constraint ?? violatedConstraint(cause) ?? violatedConstraint(previous);
}

/**
 * The result of `work`. Errors that are not about the connection pass unchanged.
 * @throws {AppError} `UNAVAILABLE` (503) when the database cannot be reached; its `cause` is the original error
 */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw Object.assign(new AppError('UNAVAILABLE'), { cause: error });
    throw error;
  }
}
