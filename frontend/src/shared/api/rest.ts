import { reportUnauthorized } from './unauthorized';

/** A field that the server refused, with its words. */
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

/** Any answer that is not a success: message `status: body`, as every screen of the product reports it. */
export class RestError extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly body: ErrorBody = {},
  ) {
    super(`${status}: ${text}`);
  }

  /** The server's sentence for people, without the status. */
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

/** `path` with the moment of the call, so that no cache on the way answers instead of the server. */
export const withTimestamp = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}t=${Date.now()}`;

/** Calls the REST interface with cookies; a body is sent as JSON. */
export async function rest<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(withTimestamp(path), {
    method,
    credentials: 'include',
    cache: 'no-store',
    headers: {
      'Cache-Control': 'no-cache',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) {
    const error = RestError.of(response.status, text, response.statusText);
    if (error.body.code === 'UNAUTHENTICATED') reportUnauthorized();
    throw error;
  }
  return (text ? JSON.parse(text) : undefined) as T;
}
