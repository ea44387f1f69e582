import { AppError } from '@araucaria/platform';

/** SQLSTATE classes that say «not now» rather than «not like that»: connection lost, shutting down, too many clients. */
const AWAY = /^(08|57P0|53300)/;
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

interface PgError {
  code?: string;
  constraint?: string;
  message?: string;
  cause?: unknown;
  previous?: unknown;
}

/** Whether the error says that the database cannot be reached; the work may be tried again later. */
function isDatabaseAway(error: unknown): boolean {
  if (!error || typeof error !== 'object') return false;
  const { code = '', message = '', cause, previous } = error as PgError;
  return (
    AWAY.test(code) ||
    AWAY_CODES.has(code) ||
    AWAY_WORDS.test(message) ||
    isDatabaseAway(cause) ||
    isDatabaseAway(previous)
  );
}

/** Name of the constraint that refused a change, if one did. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  const { constraint, cause, previous } = error as PgError;
  return constraint ?? violatedConstraint(cause) ?? violatedConstraint(previous);
}

/** An outage becomes a clean 503; anything else passes unchanged. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDatabaseAway(error)) throw Object.assign(new AppError('UNAVAILABLE'), { cause: error });
    throw error;
  }
}
