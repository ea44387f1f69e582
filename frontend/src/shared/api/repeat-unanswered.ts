import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { of, retry, throwError, type Observable } from 'rxjs';

/**
 * Sends a mutation once more whose connection broke before the response. The server may have executed it: only those are repeated
 * that it recognises, by the id of the change or the key of the form. An undo names the change that it undoes, and is not.
 */
export const repeatUnanswered = new ApolloLink((operation, forward) => {
  const response = forward(operation);
  return isRecognized(operation) ? response.pipe(retry({ count: 1, delay: onlyBroken })) : response;
});

function isRecognized({ operationType, operationName = '', variables }: ApolloLink.Operation): boolean {
  const { changeId, formKey } = variables;
  const isKeyed =
    typeof formKey === 'string' || (typeof changeId === 'string' && !/^Undo/.test(operationName));
  return operationType === OperationTypeNode.MUTATION && isKeyed;
}

/** `fetch` has no other error for a broken connection. A response with an error is one. */
const onlyBroken = (error: unknown): Observable<unknown> =>
  error instanceof TypeError ? of(true) : throwError(() => error);
