import { randomUUID } from 'node:crypto';
import type { FactoryProvider } from '@nestjs/common';
import type { Contract, RpcCall, RpcClient, ServiceName } from '@araucaria/contracts';
import { AppError } from './app-error.js';
import { readConfig, str } from './config.js';
import { log } from './log.js';
import { currentContext } from './request-context.js';
import { ReplicaLost, ReplicaPool, ReplicaUnreachable } from './replica-pool.js';
import type { RpcReply, RpcRequest } from './rpc-wire.js';

/** A replica that restarts is back within seconds: so long a call that was not sent yet looks for one. */
const PATIENCE = 3_000;
const PAUSE = 100;

/** Injection token of the client of a contract. */
export const rpcToken = (service: ServiceName): string => `rpc:${service}`;

const pools = new Map<ServiceName, ReplicaPool>();

function poolOf(service: ServiceName): ReplicaPool {
  const variable = `${service.toUpperCase()}_RPC`;
  const existing = pools.get(service);
  if (existing) return existing;
  const pool = new ReplicaPool(
    readConfig({ [variable]: str({ desc: 'host:port, comma-separated' }) })[variable] as string,
  );
  pools.set(service, pool);
  return pool;
}

/** Closes the sockets to every service. */
export function closeRpcClients(): void {
  for (const pool of pools.values()) pool.close();
  pools.clear();
}

/**
 * Provides the client of a contract: `constructor(@Inject(rpcToken('jobs')) jobs: RpcClient<typeof JobsRpc>)`.
 * Addresses come from `<SERVICE>_RPC`.
 */
export function rpcClient<C extends object>(contract: Contract<C>): FactoryProvider<RpcClient<Contract<C>>> {
  return {
    provide: rpcToken(contract.service),
    useFactory: () => {
      const pool = poolOf(contract.service);
      const methods = Object.entries(contract.calls).map(([name, call]) => [
        name,
        (input: unknown) => send(pool, call as RpcCall<unknown, unknown>, input),
      ]);
      return Object.fromEntries(methods) as RpcClient<Contract<C>>;
    },
  };
}

async function send<O>(pool: ReplicaPool, call: RpcCall<unknown, O>, input: unknown): Promise<O> {
  const { requestId, actor, deadline: outer } = currentContext();
  const started = Date.now();
  const deadline = Math.min(started + call.deadline, outer ?? Infinity);
  const request: RpcRequest = { input, requestId: requestId ?? randomUUID(), actor, deadline };
  const patience = Math.min(started + PATIENCE, deadline);

  for (;;) {
    try {
      const reply = (await pool.send(call.pattern, request, deadline - Date.now())) as RpcReply;
      if (reply.ok) return reply.value as O;
      if ('error' in reply) throw new AppError(reply.error.code, reply.error.message, reply.error.details);
    } catch (error) {
      // Sent and no answer: only a query may be sent again. Not sent: anything may.
      const again =
        error instanceof ReplicaUnreachable || (error instanceof ReplicaLost && call.kind === 'query');
      if (error instanceof AppError) throw error;
      if (!again || Date.now() >= patience) {
        log.warn({ err: error, call: call.pattern }, 'a service did not answer');
        throw new AppError('UNAVAILABLE');
      }
    }
    if (Date.now() >= patience) throw new AppError('UNAVAILABLE');
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
