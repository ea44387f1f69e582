import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Controller, Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { exportJWK, generateKeyPair } from 'jose';
import { UsersRpc, command, query, rpcContract, type ById, type RpcClient } from '@araucaria/contracts';
import {
  AppError,
  CallSigner,
  PlatformModule,
  Rpc,
  RpcClients,
  RpcHandlers,
  WorkTracker,
  createApp,
  currentActor,
  currentContext,
  runInContext,
  serveCalls,
} from '@araucaria/platform';
import { freePort } from '../../src/index.js';

/** Longer than a busy machine lets a call wait: its end is no part of these tests. */
const LONG_MS = 60_000;

const Probe = rpcContract('jobs', {
  whoAmI: query<void, string>(undefined, { timeoutMs: LONG_MS }),
  refuse: command<{ reason: string }, void>(),
  crash: command<void, void>(),
  slow: query<number, string>(undefined, { timeoutMs: 500 }),
  requestId: query<void, string>(),
  add: command<number, void>(undefined, { timeoutMs: LONG_MS }),
});

/** The numbers that any replica has added. */
const added: number[] = [];

@Controller()
class ProbeController {
  @Rpc(Probe.whoAmI) whoAmI() {
    return currentActor()?.username ?? 'anonymous';
  }
  @Rpc(Probe.refuse) refuse({ reason }: { reason: string }) {
    throw new AppError('SLOT_TAKEN', reason, { slot: '09:00' });
  }
  @Rpc(Probe.crash) crash() {
    throw new Error('select secret from table');
  }
  @Rpc(Probe.slow) async slow(durationMs: number) {
    return setTimeout(durationMs, 'done', { ref: false });
  }
  @Rpc(Probe.add) add(number: number) {
    added.push(number);
  }
  @Rpc(Probe.requestId) requestId() {
    return currentContext().requestId;
  }
}

@Module({ imports: [PlatformModule], controllers: [ProbeController] })
class ProbeModule {}

/** Test keys of processes: a gateway, the service `jobs`, and one that calls it. */
const keys = new Map(
  await Promise.all(
    (['gateway', 'jobs', 'users'] as const).map(async (caller) => {
      const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
      return [caller, { ...(await exportJWK(privateKey)), kid: `${caller}.1` }] as const;
    }),
  ),
);
const publicKeys = (): string =>
  JSON.stringify({ keys: [...keys.values()].map(({ d: _private, ...key }) => key) });
const signerOf = (caller: 'gateway' | 'jobs' | 'users') => new CallSigner(JSON.stringify(keys.get(caller)));

/** The addresses of `jobs`, and the keys and the patience of its callers. */
function callJobsAt(...addresses: string[]): void {
  process.env.JOBS_RPC = addresses.join();
  process.env.RPC_PRIVATE_KEY = JSON.stringify(keys.get('jobs'));
  process.env.RPC_PUBLIC_KEYS = publicKeys();
  process.env.RPC_RETRY_WINDOW_MS = String(LONG_MS);
}

async function serve(module: Type, port: number): Promise<NestFastifyApplication> {
  const app = await createApp(module);
  serveCalls(app, { host: '127.0.0.1', port });
  await app.startAllMicroservices();
  return app;
}

describe('RPC between processes', () => {
  let app: NestFastifyApplication;
  let clients: RpcClients;
  let client: RpcClient<typeof Probe>;
  let port: number;

  beforeEach(async () => {
    port = await freePort();
    // The first address refuses connections. Every test passes nevertheless.
    callJobsAt('127.0.0.1:1', `127.0.0.1:${port}`);
    app = await serve(ProbeModule, port);
    clients = new RpcClients(signerOf('gateway'));
    client = clients.of(Probe);
  });
  afterEach(async () => {
    clients.onApplicationShutdown();
    await app.close();
  });

  it('carries the acting user and the request id to the service', async () => {
    const actor = {
      id: 3,
      username: 'ana',
      isAdmin: false,
      isEmployee: true,
      roles: ['recrutador' as const],
    };
    const replies = await runInContext({ requestId: 'r-1', actor }, async () => [
      await client.whoAmI(),
      await client.requestId(),
    ]);
    expect(replies).toEqual(['ana', 'r-1']);
    expect(await client.whoAmI()).toBe('anonymous');
  });

  it('keeps the code, message, status and details of an error', async () => {
    await expect(client.refuse({ reason: 'Ocupado' })).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
      message: 'Ocupado',
      status: 409,
      details: { slot: '09:00' },
    });
  });

  it('reveals nothing about an unexpected error', async () => {
    const error = await client.crash().catch((thrown: AppError) => thrown);
    expect(error).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(JSON.stringify((error as AppError).toBody('r-2'))).not.toContain('secret');
  });

  it('throws UNAVAILABLE at the deadline', async () => {
    await expect(client.slow(20_000)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('waits for a service that is restarting', async () => {
    expect(await client.whoAmI()).toBe('anonymous');
    await app.close();
    const reply = client.whoAmI();
    app = await serve(ProbeModule, port);
    expect(await reply).toBe('anonymous');
  });

  it('throws UNAVAILABLE if the service does not restart', async () => {
    process.env.RPC_RETRY_WINDOW_MS = '300';
    clients.onApplicationShutdown();
    clients = new RpcClients(signerOf('gateway'));
    await app.close();
    await expect(clients.of(Probe).refuse({ reason: '' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
    });
  });
});

describe('a replica that stops', () => {
  it('starts no command of a connection whose first message it has not read', async () => {
    const port = await freePort();
    let app = await serve(ProbeModule, port);
    let restarted: Promise<void> | undefined;
    const restart = async () => {
      await app.close();
      app = await serve(ProbeModule, port);
    };
    // Holds what the client sends over its first connection until the replica has closed that.
    const proxy = createServer((client) => {
      const replica = connect(port, '127.0.0.1');
      for (const socket of [client, replica]) socket.on('error', () => undefined);
      replica.pipe(client);
      if (restarted) client.pipe(replica);
      else
        replica.on('ready', () => {
          restarted = setTimeout(100).then(restart);
        });
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    callJobsAt(`127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    const clients = new RpcClients(signerOf('gateway'));
    try {
      await clients.of(Probe).add(-1);
      expect(added.splice(0)).toEqual([-1]);
    } finally {
      clients.onApplicationShutdown();
      proxy.close();
      await restarted;
      await app.close();
    }
  });
});

describe('a replica that stops under load', () => {
  it('makes no command fail, and none is executed twice', async () => {
    const ports = [await freePort(), await freePort()] as const;
    callJobsAt(...ports.map((port) => `127.0.0.1:${port}`));
    const replicas = [await serve(ProbeModule, ports[0]), await serve(ProbeModule, ports[1])];
    const clients = new RpcClients(signerOf('gateway'));
    const client = clients.of(Probe);
    let sent = 0;
    let isRestarting = true;
    const call = async () => {
      while (isRestarting) await client.add(++sent);
    };
    const calling = Promise.all(Array.from({ length: 16 }, call));
    for (let restarts = 0; restarts < 6; restarts++) {
      const index = restarts % 2;
      const replica = replicas[index] as NestFastifyApplication;
      replica.get(WorkTracker).startDraining();
      await replica.get(WorkTracker).drained(LONG_MS);
      await setTimeout(20);
      await replica.close();
      replicas[index] = await serve(ProbeModule, ports[index] as number);
      await setTimeout(200);
    }
    isRestarting = false;
    await calling;
    clients.onApplicationShutdown();
    await Promise.all(replicas.map((replica) => replica.close()));
    expect(sent).toBeGreaterThan(100);
    expect(added.sort((a, b) => a - b)).toEqual(Array.from({ length: sent }, (_, index) => index + 1));
  });
});

describe('the check of handlers at start-up', () => {
  const Duplicate = rpcContract('jobs', { twice: query<ById, void>() });

  @Controller()
  class DuplicateController {
    @Rpc(Duplicate.twice) one() {}
    @Rpc(Duplicate.twice) two() {}
  }

  @Module({ imports: [PlatformModule], controllers: [ProbeController, DuplicateController] })
  class DuplicateModule {}

  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await createApp(DuplicateModule);
  });
  afterAll(() => app.close());

  it('accepts a contract whose calls have one handler each', () => {
    app.get(RpcHandlers).assertComplete(Probe);
  });

  it('names calls without a handler', () => {
    expect(() => app.get(RpcHandlers).assertComplete(UsersRpc)).toThrow(/users\.authenticate/);
  });

  it('names calls with two handlers', () => {
    expect(() => app.get(RpcHandlers).assertComplete(Duplicate)).toThrow(
      /jobs\.twice \(DuplicateController\.one, DuplicateController\.two\)/,
    );
  });
});
