import { Controller, Injectable, Module } from '@nestjs/common';
import { Migration } from '@mikro-orm/migrations';
import { clientClass, query, rpcContract } from '@araucaria/contracts';
import { Database, DatabaseModule } from '@araucaria/database';
import { MESSAGING_TABLES } from '@araucaria/database/migrations';
import { PlatformModule, Readiness, Rpc, RpcModule, WorkTracker } from '@araucaria/platform';
import { createTestDatabase, eventually } from '@araucaria/testing';
import { startTestService, type TestService } from '@araucaria/testing/service';
import { EventsModule, OnEvent } from '../src/index.js';

const ProbeRpc = rpcContract('users', {
  databaseUrl: query<void, string>(undefined, { callers: ['users'] }),
});

abstract class ProbeClient extends clientClass(ProbeRpc) {}

@Controller()
class ProbeController {
  constructor(private readonly database: Database) {}

  @Rpc(ProbeRpc.databaseUrl) databaseUrl() {
    return this.database.url;
  }
}

/** Handles the events that `users` subscribes to. */
@Injectable()
class ProbeListener {
  @OnEvent('cleaning.finished')
  async onCleaningFinished(): Promise<void> {}

  @OnEvent('retention.finished')
  async onRetentionFinished(): Promise<void> {}

  @OnEvent('audit.recorded')
  async onAuditRecorded(): Promise<void> {}
}

class CreateTables extends Migration {
  override up(): void {
    this.addSql(MESSAGING_TABLES);
  }
}

/** A service that calls itself. */
@Module({
  imports: [
    PlatformModule,
    RpcModule.forClients(ProbeClient),
    EventsModule,
    DatabaseModule.forService({ schema: 'users', entities: [], migrations: [CreateTables] }),
  ],
  controllers: [ProbeController],
  providers: [ProbeListener],
})
class ProbeModule {}

type Probe = TestService<typeof ProbeRpc.calls>;

const clientOf = ({ app }: Probe) => app.get(ProbeClient);
const databaseUrlOf = ({ app }: Probe) => app.get(Database).url;
const readinessOf = async ({ app }: Probe) => (await app.inject('/health/ready')).statusCode;
const metricsOf = async ({ app }: Probe) => (await app.inject('/metrics')).body;

describe('two applications in one process', () => {
  let first: Probe;
  let second: Probe;
  let running: Probe[];

  beforeEach(async () => {
    // Each has its own database, key prefix in Redis and port.
    first = await startTestService(ProbeModule, ProbeRpc, {}, createTestDatabase);
    second = await startTestService(ProbeModule, ProbeRpc, {}, createTestDatabase);
    running = [first, second];
    for (const probe of running) await eventually(async () => (await readinessOf(probe)) === 200);
  });
  afterEach(async () => {
    for (const probe of running) await probe.stop();
  });

  it('call their own addresses', async () => {
    expect(databaseUrlOf(first)).not.toBe(databaseUrlOf(second));
    expect(await clientOf(first).databaseUrl()).toBe(databaseUrlOf(first));
    expect(await clientOf(second).databaseUrl()).toBe(databaseUrlOf(second));
  });

  it('count their own calls', async () => {
    for (let calls = 0; calls < 3; calls++) await clientOf(first).databaseUrl();
    const count = 'rpc_server_duration_seconds_count{call="users.databaseUrl",outcome="ok"}';
    expect(await metricsOf(first)).toContain(`${count} 3`);
    expect(await metricsOf(second)).not.toContain(count);
  });

  it('check their own readiness', async () => {
    const lost = new Error('connection lost');
    first.app.get(Readiness).register({ name: 'probe', check: () => Promise.reject(lost) });
    expect([await readinessOf(first), await readinessOf(second)]).toEqual([503, 200]);
  });

  it('drain alone', async () => {
    first.app.get(WorkTracker).startDraining();
    expect([await readinessOf(first), await readinessOf(second)]).toEqual([503, 200]);
    await expect(clientOf(first).databaseUrl()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await clientOf(second).databaseUrl()).toBe(databaseUrlOf(second));
  });

  it('close alone', async () => {
    await clientOf(second).databaseUrl();
    await first.stop();
    running = [second];
    expect(await readinessOf(second)).toBe(200);
    expect(await clientOf(second).databaseUrl()).toBe(databaseUrlOf(second));
  });
});
