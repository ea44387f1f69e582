import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '@araucaria/local/postgres';
import { eventually } from '../../src/index.js';
import { TcpSwitch } from './tcp-switch.js';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** A PostgreSQL server with a streaming replica, behind one address. */
export class PostgresPair {
  private constructor(
    private readonly primaryDir: string,
    private primary: Postgres,
    private readonly standbyDir: string,
    private standby: Postgres,
    private readonly address: TcpSwitch,
  ) {}

  /** @param dataDir an empty folder */
  static async start(dataDir: string): Promise<PostgresPair> {
    const [primaryDir, standbyDir] = [join(dataDir, 'primary'), join(dataDir, 'standby')];
    const first = await startPostgres({ dataDir: primaryDir, durable: false });
    await first.stop();
    // The copy of a stopped server is a base backup. The packaged PostgreSQL has no pg_basebackup.
    execFileSync('cp', ['-a', primaryDir, standbyDir]);
    const primary = await startPostgres({ dataDir: primaryDir, durable: false });
    await appendFile(
      join(standbyDir, 'cluster', 'postgresql.auto.conf'),
      `\nprimary_conninfo = '${primary.url}'\n`,
    );
    await writeFile(join(standbyDir, 'cluster', 'standby.signal'), '');
    const standby = await startPostgres({ dataDir: standbyDir, durable: false });
    return new PostgresPair(primaryDir, primary, standbyDir, standby, await TcpSwitch.to(primary.port));
  }

  /** Of the address that leads to the primary. */
  get url(): string {
    const url = new URL(this.primary.url);
    url.port = String(this.address.port);
    return url.href;
  }

  /** Of the replica. */
  get replicaUrl(): string {
    return this.standby.url;
  }

  async stopReplica(): Promise<void> {
    await this.standby.stop();
  }

  async startReplica(): Promise<void> {
    const { port } = this.standby;
    this.standby = await startPostgres({ dataDir: this.standbyDir, durable: false, port });
  }

  /** Connections of clients to the replica. */
  async replicaConnections(): Promise<number> {
    const sql = `select count(*)::int as connections from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    const [row] = await execute<{ connections: number }>(this.standby.url, sql);
    return row?.connections ?? 0;
  }

  async stopPrimary(): Promise<void> {
    await this.primary.stop();
  }

  async startPrimary(): Promise<void> {
    const { port } = this.primary;
    this.primary = await startPostgres({ dataDir: this.primaryDir, durable: false, port });
  }

  /**
   * Makes every commit wait until the replica has applied it. Without it a fail-over may lose the last commits, and reads from
   * the replica may be older than a client's own changes.
   */
  async replicateSynchronously(): Promise<void> {
    await execute(this.primary.url, `alter system set synchronous_standby_names = '*'`);
    await execute(this.primary.url, `alter system set synchronous_commit = 'remote_apply'`);
    await execute(this.primary.url, 'select pg_reload_conf()');
    await eventually(async () => {
      const [row] = await execute<{ sync_state: string }>(
        this.primary.url,
        'select sync_state from pg_stat_replication',
      );
      return row?.sync_state === 'sync';
    });
  }

  /** Kills the primary, promotes the replica and directs the address to it. Returns when the replica accepts writes. */
  async failOver(): Promise<void> {
    for (const pid of [this.primary.pid, ...childrenOf(this.primary.pid)]) kill(pid);
    await this.primary.stop();
    await execute(this.standby.url, 'select pg_promote(wait => true)');
    this.address.switchTo(this.standby.port);
  }

  async stop(): Promise<void> {
    await this.address.close();
    await this.standby.stop();
    await this.primary.stop();
  }
}

async function execute<R extends object>(url: string, sql: string): Promise<R[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Backends outlive their postmaster briefly, and would commit after the promotion. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

/** Kills a process that may have exited already. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has exited.
  }
}
