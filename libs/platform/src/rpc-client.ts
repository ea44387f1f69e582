import { Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import type { Contract, RpcCall, RpcClient, ServiceName } from '@araucaria/contracts';
import { AppError } from './app-error.js';
import { CallSigner } from './call-token.js';
import { num, readConfig, str } from './config.js';
import { heldLock } from './held-locks.js';
import { log } from './log.js';
import { Metrics } from './metrics.js';
import { ReplicaLostError, ReplicaPool, ReplicaUnreachableError } from './replica-pool.js';
import { currentContext } from './request-context.js';
import type { RpcReply, RpcRequest } from './rpc-wire.js';
import { SpanKind, currentTraceparent, withSpan } from './tracing.js';

/** A replica restarts within this time. */
const DEFAULT_RETRY_WINDOW_MS = 3_000;
const RETRY_INTERVAL_MS = 100;

/** The clients of one application; those of one service share its sockets. */
@Injectable()
export class RpcClients implements OnApplicationShutdown {
  private readonly pools = new Map<ServiceName, ReplicaPool>();
  private readonly retryWindowMs: number;
  private readonly isProduction: boolean;

  constructor(
    private readonly signer: CallSigner,
    @Optional() private readonly metrics?: Metrics,
  ) {
    const config = readConfig({
      RPC_RETRY_WINDOW_MS: num({ default: DEFAULT_RETRY_WINDOW_MS }),
      NODE_ENV: str({ default: 'production' }),
    });
    this.retryWindowMs = config.RPC_RETRY_WINDOW_MS;
    this.isProduction = config.NODE_ENV === 'production';
  }

  /**
   * The client of a contract. Its methods throw the {@link AppError} of the service, or `UNAVAILABLE` when no replica
   * replied before the deadline. A query is retried on another replica; a command is retried only if it was not sent.
   * @throws {ConfigError} when `<SERVICE>_RPC` or `RPC_PRIVATE_KEY` is missing
   */
  of<C extends object>(contract: Contract<C>): RpcClient<Contract<C>> {
    const { service } = contract;
    const pool = this.poolOf(service);
    void this.signer.caller;
    const sign = () => this.signer.sign(service, currentContext());
    const { retryWindowMs } = this;
    const calls = Object.entries(contract.calls) as Array<[string, RpcCall<unknown, unknown>]>;
    const methods = calls.map(([name, call]) => [
      name,
      async (input: unknown) => {
        this.assertNoLock(call);
        return this.measure(name, call, () => send(pool, call, input, { sign, retryWindowMs }));
      },
    ]);
    return Object.fromEntries(methods) as RpcClient<Contract<C>>;
  }

  onApplicationShutdown(): void {
    for (const pool of this.pools.values()) pool.close();
  }

  /**
   * No call is made while a transaction holds a lock (decision 062). In production such a call is logged and counted, because its
   * refusal would harm users more than the call.
   * @throws {Error} outside of production
   */
  private assertNoLock({ pattern }: RpcCall<unknown, unknown>): void {
    const lock = heldLock();
    if (lock === undefined) return;
    const error = new Error(`${pattern} is called under the lock of: ${lock}`);
    if (!this.isProduction) throw error;
    this.metrics?.callsUnderLock.inc({ call: pattern });
    log.error({ err: error, call: pattern }, 'a call was made under a lock');
  }

  private async measure<T>(
    method: string,
    { pattern }: RpcCall<unknown, unknown>,
    work: () => Promise<T>,
  ): Promise<T> {
    const stopTimer = this.metrics?.rpcClientDurationSeconds.startTimer({ call: pattern });
    const service = pattern.split('.')[0] ?? '';
    const attributes = { 'rpc.system': 'araucaria', 'rpc.service': service, 'rpc.method': method } as const;
    try {
      const value = await withSpan(`call ${pattern}`, { kind: SpanKind.CLIENT, attributes }, work);
      stopTimer?.({ outcome: 'ok' });
      return value;
    } catch (error) {
      const isUnavailable = error instanceof AppError && error.code === 'UNAVAILABLE';
      stopTimer?.({ outcome: isUnavailable ? 'unavailable' : 'error' });
      throw error;
    }
  }

  private poolOf(service: ServiceName): ReplicaPool {
    const existing = this.pools.get(service);
    if (existing) return existing;
    const variable = `${service.toUpperCase()}_RPC`;
    const config = readConfig({ [variable]: str({ desc: 'host:port, comma-separated' }) });
    const pool = new ReplicaPool(config[variable] as string);
    this.pools.set(service, pool);
    return pool;
  }
}

async function send<O>(
  pool: ReplicaPool,
  call: RpcCall<unknown, O>,
  input: unknown,
  { sign, retryWindowMs }: { sign: () => Promise<string>; retryWindowMs: number },
): Promise<O> {
  const { requestId, deadline: callerDeadline } = currentContext();
  const startedAt = Date.now();
  const deadline = Math.min(startedAt + call.timeoutMs, callerDeadline ?? Infinity);
  const traceparent = currentTraceparent();
  const request: RpcRequest = { input, requestId, token: await sign(), deadline, traceparent };
  const retryUntil = Math.min(startedAt + retryWindowMs, deadline);

  for (;;) {
    try {
      const reply = (await pool.send(call.pattern, request, deadline - Date.now())) as RpcReply;
      if (reply.ok) return reply.value as O;
      if ('error' in reply) throw new AppError(reply.error.code, reply.error.message, reply.error.details);
    } catch (error) {
      if (error instanceof AppError) throw error;
      // A call that was sent without a reply may have been executed: only a query is safe to repeat.
      const isRetryable =
        error instanceof ReplicaUnreachableError ||
        (error instanceof ReplicaLostError && call.kind === 'query');
      if (!isRetryable || Date.now() >= retryUntil) {
        log.warn({ err: error, call: call.pattern }, 'a service did not reply');
        throw new AppError('UNAVAILABLE');
      }
    }
    if (Date.now() >= retryUntil) throw new AppError('UNAVAILABLE');
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
  }
}
