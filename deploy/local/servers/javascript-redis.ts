// The Redis written in JavaScript (the last choice of redis-binary.ts) as a process: node javascript-redis.ts <port>
import { Server, type ListenOptions } from 'node:net';
import { LOOPBACK } from './ports.ts';

interface RedisServerModule {
  createRedisServer: (options: { port: number }) => Promise<{ close: () => Promise<void> }>;
}

// js-redis-server takes no address and would listen on every interface, without a password.
// oxlint-disable-next-line typescript/unbound-method -- called with its server as `this` below
const listen = Server.prototype.listen as (
  this: Server,
  options: ListenOptions,
  ...rest: unknown[]
) => Server;
Server.prototype.listen = function listenOnLoopback(this: Server, port: unknown, ...rest: unknown[]) {
  return listen.call(this, { port: Number(port), host: LOOPBACK }, ...rest);
};

// The package is optional, so type checks must not depend on it.
const name: string = 'js-redis-server';
const { createRedisServer } = (await import(name)) as RedisServerModule;
const server = await createRedisServer({ port: Number(process.argv[2]) });
process.once('SIGTERM', () => void server.close().finally(() => process.exit(0)));
