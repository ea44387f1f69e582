import type { ErrorCode } from '@araucaria/contracts';

export interface RpcRequest {
  input: unknown;
  requestId: string;
  /** Proves who calls, and for which user. */
  token: string;
  /** Epoch milliseconds after which the caller no longer waits for the reply. */
  deadline: number;
  /** W3C `traceparent` of the caller's span. */
  traceparent?: string | undefined;
}

/** The reply to a call. Errors are sent as values, which preserves code, message and details. */
export type RpcReply =
  | { ok: true; value: unknown }
  | { ok: false; error: { code: ErrorCode; message: string; details: Record<string, unknown> } }
  /** The replica is stopping and did not start the work, so another replica may execute the call. */
  | { ok: false; draining: true };
