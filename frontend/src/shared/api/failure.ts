import { RestError, type FieldError } from './rest';

/** What a screen needs to know of a failed call, whichever way it went. */
export interface Failure {
  code: string | undefined;
  /** Portuguese, fit to show. */
  message: string;
  fields: FieldError[];
}

const OFFLINE = 'Não foi possível falar com o servidor. Verifique a sua conexão e tente novamente.';

export function failureOf(error: unknown): Failure {
  if (isRefused(error)) {
    const [first] = error.errors;
    const details = first?.extensions;
    return { code: details?.code, message: first?.message ?? error.message, fields: details?.errors ?? [] };
  }
  if (error instanceof RestError)
    return {
      code: error.body.code ?? String(error.status),
      message: error.sentence ?? error.message,
      fields: error.body.errors ?? [],
    };
  return { code: undefined, message: OFFLINE, fields: [] };
}

interface Refused extends Error {
  errors: ReadonlyArray<{ message: string; extensions?: { code?: string; errors?: FieldError[] } }>;
}

/** The errors of a GraphQL answer, by whichever client it came; their classes would bring the client along. */
const isRefused = (error: unknown): error is Refused =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) && error.errors.length > 0;
