import { CombinedGraphQLErrors } from '@apollo/client/errors';
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
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const details = first?.extensions as { code?: string; errors?: FieldError[] } | undefined;
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
