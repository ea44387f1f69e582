import { RestError, type FieldError } from './rest';

/** What a screen needs to know of a failed call, whichever way it went. */
export interface Failure {
  code: string | undefined;
  /** Portuguese, fit to show. */
  message: string;
  fields: FieldError[];
  /** Whatever else the server says of it: `hasCandidates`, `closed`, … */
  details: Record<string, unknown>;
}

const OFFLINE = 'Não foi possível falar com o servidor. Verifique a sua conexão e tente novamente.';

export function failureOf(error: unknown): Failure {
  if (isRefused(error)) {
    const [first] = error.errors;
    const details = first?.extensions;
    return {
      code: details?.code,
      message: first?.message ?? error.message,
      fields: details?.errors ?? [],
      details: { ...details },
    };
  }
  if (error instanceof RestError)
    return {
      code: error.body.code ?? String(error.status),
      message: error.sentence ?? error.message,
      fields: error.body.errors ?? [],
      details: error.body,
    };
  return { code: undefined, message: OFFLINE, fields: [], details: {} };
}

interface Refused extends Error {
  errors: ReadonlyArray<{ message: string; extensions?: { code?: string; errors?: FieldError[] } }>;
}

/** The errors of a GraphQL answer, by whichever client it came; their classes would bring the client along. */
const isRefused = (error: unknown): error is Refused =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) && error.errors.length > 0;
