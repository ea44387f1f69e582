import type { Actor, ErrorCode } from '@araucaria/contracts';

/** What is sent with a call. */
export interface RpcRequest {
  input: unknown;
  requestId: string;
  actor?: Actor;
  /** Epoch milliseconds after which the caller has given up. */
  deadline: number;
}

/** Errors are sent as values, so that code, message and details survive. */
export type RpcReply =
  | { ok: true; value: unknown }
  | { ok: false; error: { code: ErrorCode; message: string; details: Record<string, unknown> } }
  /** The replica is stopping and has not started the work: another one may. */
  | { ok: false; draining: true };
