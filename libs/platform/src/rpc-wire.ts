import type { Actor, ErrorCode } from '@araucaria/contracts';

/** What crosses the socket with a call. */
export interface RpcRequest {
  input: unknown;
  requestId: string;
  actor?: Actor;
  /** Epoch milliseconds after which the caller is gone. */
  deadline: number;
}

/** Errors are values on the wire, so that code, words and details survive it. */
export type RpcReply =
  | { ok: true; value: unknown }
  | { ok: false; error: { code: ErrorCode; message: string; details: Record<string, unknown> } }
  /** The replica is leaving and did not start the work: any other may do it. */
  | { ok: false; leaving: true };
