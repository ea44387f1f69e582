import { RestError, type FieldError } from './rest';

/** A failed call as screens handle it, for GraphQL and REST alike. */
export interface Failure {
  code: string | undefined;
  /** Portuguese, shown to the user. */
  message: string;
  fields: FieldError[];
  /** Other properties of the error, for instance `closed` of a job or `changed` of a conflict. */
  details: Record<string, unknown>;
}

const OFFLINE = 'Não foi possível falar com o servidor. Verifique a sua conexão e tente novamente.';

export function failureOf(error: unknown): Failure {
  if (isGraphqlFailure(error)) {
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

/** What a failed call says about the first field that it names; if it names none, about the whole. */
export function firstMessageOf(error: unknown): string {
  const { fields, message } = failureOf(error);
  return fields[0]?.message ?? message;
}

interface GraphqlFailure extends Error {
  errors: ReadonlyArray<{ message: string; extensions?: { code?: string; errors?: FieldError[] } }>;
}

/**
 * Errors of a GraphQL response, by Apollo Client or `runOperation`. Checked by shape: importing Apollo's class would add
 * the client to the public bundle.
 */
const isGraphqlFailure = (error: unknown): error is GraphqlFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) && error.errors.length > 0;
