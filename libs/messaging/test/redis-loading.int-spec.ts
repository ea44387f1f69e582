import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { eventually } from '@araucaria/testing';
import { openRedis, requestConnection } from '../src/redis.js';

/** What Redis reports when a second has begun since it started to load, and nothing of the file is counted yet. */
const LOADING = 'loading:1\r\nloading_eta_seconds:1048576\r\n';
const LOADED = 'loading:0\r\n';
const READY_TIMEOUT_MS = 5_000;

describe('a connection to a Redis that loads its data', () => {
  let server: Server;
  let address: string;
  let infos = 0;
  const sockets = new Set<Socket>();

  beforeAll(async () => {
    // A real server reports this only in some of its starts, so this one speaks as much of the protocol as the client asks for.
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('data', (data) => {
        const commands = data.toString().match(/^\*\d+\r\n\$\d+\r\n\w+/gm) ?? [];
        for (const command of commands) socket.write(reply(command));
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it('does not wait for the time that the server expects to need', async () => {
    process.env.REDIS_URL = address;
    const redis = openRedis(requestConnection());
    try {
      await eventually(async () => redis.status === 'ready', READY_TIMEOUT_MS);
      expect(infos).toBeGreaterThan(1);
    } finally {
      redis.disconnect();
    }
  });

  function reply(command: string): string {
    if (!/info$/i.test(command)) return '+OK\r\n';
    const text = infos++ === 0 ? LOADING : LOADED;
    return `$${text.length}\r\n${text}\r\n`;
  }
});
