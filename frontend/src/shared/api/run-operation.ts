import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { traceHeaders } from './traceparent';
import { reportUnauthorized, hasUnauthorizedError } from './unauthorized';

export interface GraphqlError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The errors of a GraphQL response, in the shape of Apollo Client's error. */
export class OperationError extends Error {
  constructor(readonly errors: readonly GraphqlError[]) {
    super(errors[0]?.message);
  }
}

/**
 * Sends one operation without a cache. Public pages use it: Apollo Client would add a third to their first download, and
 * a list and a form need no normalised cache. The staff area uses Apollo Client.
 * @throws OperationError, or TypeError without a connection
 */
export async function runOperation<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<TData> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      ...traceHeaders(),
    },
    body: JSON.stringify({
      operationName: operationName(document),
      query: document.loc?.source.body,
      variables,
    }),
  });
  const { data, errors } = (await response.json()) as { data?: TData; errors?: GraphqlError[] };
  if (hasUnauthorizedError(errors)) reportUnauthorized();
  if (errors?.length || !data) throw new OperationError(errors ?? []);
  return data;
}

/** Key of a result in `PublicQueryCache`. */
export const queryKey = (document: DocumentNode, variables: unknown): string =>
  `${operationName(document)} ${JSON.stringify(variables ?? {})}`;

export function operationName(document: DocumentNode): string {
  for (const definition of document.definitions)
    if ('operation' in definition) return definition.name?.value ?? '';
  return '';
}
