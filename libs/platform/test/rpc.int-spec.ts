import { setTimeout } from 'node:timers/promises';
import { createServer, type AddressInfo } from 'node:net';
import { Controller, Module, type Type } from '@nestjs/common';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { UsersRpc, command, query, rpcContract, type ById, type RpcClient } from '@araucaria/contracts';
import {
  AppError,
  PlatformModule,
  Rpc,
  RpcClients,
  RpcHandlers,
  createApp,
  currentActor,
  currentContext,
  runInContext,
} from '../src/index.js';

const Probe = rpcContract('jobs', {
  whoAmI: query<void, string>(),
  refuse: command<{ why: string }, void>(),
  crash: command<void, void>(),
  slow: query<number, string>(undefined, { timeoutMs: 2_000 }),
  requestId: query<void, string>(),
});

@Controller()
class ProbeController {
  @Rpc(Probe.whoAmI) whoAmI() {
    return currentActor()?.username ?? 'nobody';
  }
  @Rpc(Probe.refuse) refuse({ why }: { why: string }) {
    throw new AppError('SLOT_TAKEN', why, { slot: '09:00' });
  }
  @Rpc(Probe.crash) crash() {
    throw new Error('select secret from table');
  }
  @Rpc(Probe.slow) async slow(milliseconds: number) {
    return setTimeout(milliseconds, 'done', { ref: false });
  }
  @Rpc(Probe.requestId) requestId() {
    return currentContext().requestId;
  }
}

@Module({ imports: [PlatformModule], controllers: [ProbeController] })
class ProbeModule {}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function serve(module: Type, port: number): Promise<NestFastifyApplication> {
  const app = await createApp(module);
  app.connectMicroservice<MicroserviceOptions>({
    transport: Transport.TCP,
    options: { host: '127.0.0.1', port },
  });
  await app.startAllMicroservices();
  return app;
}

describe('calls between processes', () => {
  let app: NestFastifyApplication;
  let clients: RpcClients;
  let client: RpcClient<typeof Probe>;
  let port: number;

  beforeEach(async () => {
    port = await freePort();
    // The first address refuses connections: it must never be noticed.
    process.env.JOBS_RPC = `127.0.0.1:1,127.0.0.1:${port}`;
    app = await serve(ProbeModule, port);
    clients = new RpcClients();
    client = clients.of(Probe);
  });
  afterEach(async () => {
    clients.onApplicationShutdown();
    await app.close();
  });

  it('carries the acting user and the request id', async () => {
    const actor = { id: 3, username: 'ana', isAdmin: false, isEmployee: true };
    const answers = await runInContext({ requestId: 'r-1', actor }, async () => [
      await client.whoAmI(),
      await client.requestId(),
    ]);
    expect(answers).toEqual(['ana', 'r-1']);
    expect(await client.whoAmI()).toBe('nobody');
  });

  it('keeps code, words, status and details of an error', async () => {
    await expect(client.refuse({ why: 'Ocupado' })).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
      message: 'Ocupado',
      status: 409,
      details: { slot: '09:00' },
    });
  });

  it('lets nothing of a crash out', async () => {
    const error = await client.crash().catch((thrown: AppError) => thrown);
    expect(error).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(JSON.stringify((error as AppError).toBody('r-2'))).not.toContain('secret');
  });

  it('gives up at the deadline', async () => {
    expect(await client.slow(1)).toBe('done');
    await expect(client.slow(20_000)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('waits for a service that is restarting', async () => {
    expect(await client.whoAmI()).toBe('nobody');
    await app.close();
    const answer = client.whoAmI();
    app = await serve(ProbeModule, port);
    expect(await answer).toBe('nobody');
  });

  it('says that a service is away when it stays away', async () => {
    await app.close();
    await expect(client.refuse({ why: '' })).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  });
});

describe('start-up checks', () => {
  const Twice = rpcContract('jobs', { twice: query<ById, void>() });

  @Controller()
  class Twin {
    @Rpc(Twice.twice) one() {}
    @Rpc(Twice.twice) two() {}
  }

  @Module({ imports: [PlatformModule], controllers: [ProbeController, Twin] })
  class TwinModule {}

  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await createApp(TwinModule);
  });
  afterAll(() => app.close());

  it('accept a contract whose calls have one handler each', () => {
    app.get(RpcHandlers).assertComplete(Probe);
  });

  it('name calls without a handler', () => {
    expect(() => app.get(RpcHandlers).assertComplete(UsersRpc)).toThrow(/users\.authenticate/);
  });

  it('name calls with two handlers', () => {
    expect(() => app.get(RpcHandlers).assertComplete(Twice)).toThrow(/jobs\.twice \(Twin\.one, Twin\.two\)/);
  });
});
