import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { BehaviorSubject, defer, finalize, shareReplay, switchMap, take, type Observable } from 'rxjs';
import { fetchKey, fetchTimes } from './fetch-times';

type Response = Observable<ApolloLink.Result>;

/** A query that is under way: the response to its latest request, and how many changes were known when that was sent. */
interface Read {
  readonly response: BehaviorSubject<Response>;
  changes: number;
}

/**
 * Equal queries that are under way share one request, but not across a change. A query that is sent after a change is a
 * request of its own; who waits for the one before it, which may not show the change, gets the response of the later one.
 */
export function shareReads(): ApolloLink {
  const reads = new Map<string, Read>();

  const join = (key: string, send: () => Response): Read => {
    const read = reads.get(key);
    const { changes } = fetchTimes;
    if (read?.changes === changes) return read;
    const sent = send().pipe(shareReplay({ bufferSize: 1, refCount: true }));
    const joined = read ?? { response: new BehaviorSubject(sent), changes };
    reads.set(key, joined);
    joined.changes = changes;
    if (read) read.response.next(sent);
    return joined;
  };

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = fetchKey(operation.operationName ?? '', operation.variables);
    return defer(() => {
      const read = join(key, () => forward(operation));
      return read.response.pipe(
        switchMap((response) => response),
        take(1),
        finalize(() => {
          if (!read.response.observed && reads.get(key) === read) reads.delete(key);
        }),
      );
    });
  });
}
