// The last rung of redis-binary.mjs, in a process of its own: node js-redis.mjs <port>
import { Server } from 'node:net';
import { LOOPBACK } from './ports.mjs';

// js-redis-server takes no address and would listen on every interface, without a password.
const { listen } = Server.prototype;
Server.prototype.listen = function listenOnLoopback(port, ...rest) {
  return listen.call(this, { port, host: LOOPBACK }, ...rest);
};

// Optional, so not known to every installation's type check.
const name = 'js-redis-server';
const { createRedisServer } = await import(name);
const server = await createRedisServer({ port: Number(process.argv[2]) });
process.once('SIGTERM', () => void server.close().finally(() => process.exit(0)));
