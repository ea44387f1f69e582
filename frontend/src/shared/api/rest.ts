import type { RestCalls } from '../../generated/rest';
import { confirmFactor, needsFreshFactor } from './fresh-factor';
import type { CallOf, RestMethod } from './rest-paths';
import { traceHeaders } from './traceparent';
import { endsSession, reportUnauthorized } from './unauthorized';

/** A rejected field with the server's message for the user. */
export interface FieldError {
  field: string;
  message: string;
}

interface ErrorBody {
  code?: string;
  message?: string;
  errors?: FieldError[];
  [detail: string]: unknown;
}

/** A response outside 2xx. Its message is `status: body`. */
export class RestError extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly body: ErrorBody = {},
  ) {
    super(`${status}: ${text}`);
  }

  /** The server's message for the user, without the status. */
  get sentence(): string | undefined {
    return this.body.message ?? (typeof this.body.details === 'string' ? this.body.details : undefined);
  }

  static of(status: number, text: string, statusText: string): RestError {
    try {
      return new RestError(status, text || statusText, JSON.parse(text) as ErrorBody);
    } catch {
      return new RestError(status, text || statusText);
    }
  }
}

/** `path` with the current time as a parameter, so that no proxy responds from its cache. */
export const withTimestamp = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}t=${Date.now()}`;

/** Without a documented call no body fits. */
type BodyOf<C extends keyof RestCalls> = [C] extends [never]
  ? [noSuchCall: never]
  : undefined extends RestCalls[C]['body']
    ? []
    : [body: RestCalls[C]['body']];

/**
 * Calls the REST API with the session cookie; a body is sent as JSON. A call that needs a recent second factor is repeated
 * after the user has confirmed it.
 * @throws RestError, or TypeError without a connection
 */
export async function rest<M extends RestMethod, P extends string>(
  method: M,
  path: P,
  ...[body]: BodyOf<CallOf<M, P>>
): Promise<RestCalls[CallOf<M, P>]['response']> {
  const response = await withFreshFactor(() =>
    fetch(withTimestamp(path), {
      method,
      credentials: 'include',
      cache: 'no-store',
      headers: {
        'Cache-Control': 'no-cache',
        ...traceHeaders(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw await refusalOf(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as RestCalls[CallOf<M, P>]['response'];
}

/** The error of a response outside 2xx. One of an ended session leads to the login. */
export async function refusalOf(response: Response): Promise<RestError> {
  const error = RestError.of(response.status, await response.text(), response.statusText);
  if (endsSession(error.body.code)) reportUnauthorized();
  return error;
}

/** Repeats a call once if it was refused for lack of a recent second factor and the user then confirms it. */
export async function withFreshFactor(call: () => Promise<Response>): Promise<Response> {
  const response = await call();
  if (response.status !== 403) return response;
  const { code } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as ErrorBody;
  return needsFreshFactor(code) && (await confirmFactor()) ? call() : response;
}
