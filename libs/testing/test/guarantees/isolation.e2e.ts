import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { PROCESSES, TEST_CLOCK_VARIABLES, variablesOf } from '@araucaria/local/processes';
import { SERVICES, type ServiceName } from '@araucaria/contracts/domain';
import { startTestSystem, type TestSystem } from '../../src/index.js';

const ADMIN = { id: 1, username: 'admin', isAdmin: true, isEmployee: false };

/** What one process can do to the others, tried from outside with what that process holds. */
describe('a process of the running system', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem();
  });
  afterAll(() => system.stop());

  /** The environment that the kernel shows of a process. */
  const environmentOf = (name: string): Record<string, string> => {
    const { pid } = system.running.process(name);
    const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
    return Object.fromEntries(
      entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
    );
  };

  describe('its environment', () => {
    it.each(PROCESSES)('of $name has no variable that it does not read', (kind) => {
      const { name } = kind;
      const allowed = new Set([...variablesOf(kind), ...TEST_CLOCK_VARIABLES]);
      expect(Object.keys(environmentOf(name)).filter((variable) => !allowed.has(variable))).toEqual([]);
    });

    it('shares no secret with another process, but for the keys of the storage', () => {
      const secret = /SECRET|PASSWORD|PRIVATE_KEY|TOKEN|DATABASE_URL|REDIS_URL/;
      const holders = new Map<string, string[]>();
      for (const { name } of PROCESSES) {
        for (const [variable, value] of Object.entries(environmentOf(name))) {
          if (secret.test(variable)) holders.set(value, [...(holders.get(value) ?? []), name]);
        }
      }
      expect(holders.size).toBeGreaterThan(12);
      expect([...holders.values()].filter((names) => names.length > 1)).toEqual([]);
    });

    it('holds neither the owner of the database nor its password', () => {
      const { password } = new URL(process.env.TEST_DATABASE_URL ?? '');
      expect(password).not.toBe('');
      for (const { name } of PROCESSES)
        expect(Object.values(environmentOf(name)).some((value) => value.includes(password))).toBe(false);
    });
  });

  describe('its database role', () => {
    const as = async <T>(service: ServiceName, work: (client: Client) => Promise<T>): Promise<T> => {
      const client = new Client({ connectionString: environmentOf(service).SERVICE_DATABASE_URL });
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    };

    it.each(SERVICES)('of %s sees its own schema only', async (service) => {
      await as(service, async (client) => {
        const { rows } = await client.query<{ schema: string }>(
          `select distinct table_schema as schema from information_schema.tables
           where table_schema not in ('pg_catalog', 'information_schema', 'public')`,
        );
        expect(rows).toEqual([{ schema: service }]);
        for (const other of SERVICES) {
          const read = client.query(`select count(*) from ${other}.outbox_event`);
          if (other === service) await read;
          else await expect(read).rejects.toThrow(`permission denied for schema ${other}`);
        }
      });
    });

    it.each(SERVICES)('of %s creates nothing and is no superuser', async (service) => {
      await as(service, async (client) => {
        for (const sql of [
          `create table ${service}.more (id int)`,
          `create table public.more (id int)`,
          `create temporary table more (id int)`,
          'create schema more',
          'create database more',
          'create role more',
          'create extension dblink',
          `alter table ${service}.outbox_event disable trigger all`,
          `drop table ${service}.outbox_event`,
          `delete from ${service}.migration`,
          `copy ${service}.outbox_event to program 'cat'`,
          `select pg_read_file('/etc/passwd')`,
          'set role postgres',
        ])
          await expect(client.query(sql)).rejects.toThrow(
            /permission denied|must be owner|does not exist|must be superuser/,
          );
        const { rows } = await client.query(
          `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
             exists (select 1 from pg_auth_members where member = r.oid) as is_member
           from pg_roles r where rolname = current_user`,
        );
        expect(rows).toEqual([
          {
            rolsuper: false,
            rolcreaterole: false,
            rolcreatedb: false,
            rolbypassrls: false,
            rolreplication: false,
            is_member: false,
          },
        ]);
      });
    });
  });

  describe('its user of Redis', () => {
    const prefixOf = (name: string): string => environmentOf(name).REDIS_PREFIX ?? '';
    const as = async (name: string, command: string, ...args: string[]): Promise<unknown> => {
      const redis = new Redis(environmentOf(name).REDIS_URL ?? '', { maxRetriesPerRequest: 1 });
      try {
        return await redis.call(command, ...args);
      } finally {
        redis.disconnect();
      }
    };

    it.each(PROCESSES)('of $name neither configures, lists nor empties the server', async ({ name }) => {
      const refused = [
        ['CONFIG', 'GET', 'requirepass'],
        ['FLUSHALL'],
        ['FLUSHDB'],
        ['KEYS', '*'],
        ['ACL', 'LIST'],
        ['SHUTDOWN'],
        ['SAVE'],
        ['MONITOR'],
        ['REPLICAOF', '127.0.0.1', '1'],
        ['SCRIPT', 'FLUSH'],
        ['MIGRATE', '127.0.0.1', '1', 'x', '0', '1'],
        ...(name === 'gateway'
          ? []
          : [
              ['SCAN', '0'],
              ['CLIENT', 'LIST'],
            ]),
      ];
      for (const [command = '', ...args] of refused)
        await expect(as(name, command, ...args)).rejects.toThrow(/NOPERM/);
    });

    it.each(PROCESSES.filter(({ name }) => name !== 'gateway'))(
      'of $name reaches no sessions, also not through a script',
      async ({ name }) => {
        const session = `${prefixOf(name)}:session:x`;
        await expect(as(name, 'GET', session)).rejects.toThrow(/NOPERM/);
        await expect(as(name, 'SET', session, 'forged')).rejects.toThrow(/NOPERM/);
        const script = `return redis.call('get', '${session}')`;
        await expect(as(name, 'EVAL', script, '0')).rejects.toThrow(/No permissions|can't access/);
      },
    );

    it('of a service reaches only its queues', async () => {
      const queue = (name: string) => `${prefixOf('notifications')}:${name}:wait`;
      expect(await as('notifications', 'LLEN', queue('notifications'))).toBeGreaterThanOrEqual(0);
      await expect(as('notifications', 'LPUSH', queue('referrals'), 'forged')).rejects.toThrow(/NOPERM/);
      await expect(as('resume-parser', 'LPUSH', queue('users'), 'forged')).rejects.toThrow(/NOPERM/);
    });

    it('replaces the version of the candidates only if it is theirs, and the gateway reads it', async () => {
      const key = `${prefixOf('candidates')}:candidates-version`;
      expect(await as('candidates', 'SET', key, 'another')).toBe('OK');
      expect(await as('gateway', 'GET', key)).toBe('another');
      for (const { name } of PROCESSES.filter(
        (process) => !['candidates', 'gateway'].includes(process.name),
      )) {
        await expect(as(name, 'GET', key)).rejects.toThrow(/NOPERM/);
        await expect(as(name, 'SET', key, 'forged')).rejects.toThrow(/NOPERM/);
      }
    });

    it('reaches nothing outside of its prefix', async () => {
      for (const { name } of PROCESSES)
        await expect(as(name, 'SET', 'another-installation:session:x', '1')).rejects.toThrow(/NOPERM/);
    });
  });

  describe('its calls', () => {
    const keyOf = (name: string): JWK => JSON.parse(environmentOf(name).RPC_PRIVATE_KEY ?? '{}') as JWK;
    const sign = async (signer: string, claims: JWTPayload): Promise<string> => {
      const key = keyOf(signer);
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT({ iss: signer, iat: now, exp: now + 60, ...claims })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'call+jwt', kid: key.kid ?? '' })
        .sign(await importJWK(key, 'EdDSA'));
    };

    /** Sends a call over a raw socket, in the framing of Nest's TCP transport. */
    const call = (service: ServiceName, pattern: string, request: object): Promise<Record<string, unknown>> =>
      new Promise((resolve, reject) => {
        const port = Number(environmentOf(service).RPC_PORT);
        const socket = connect(port, '127.0.0.1', () => {
          const message = JSON.stringify({ pattern, id: 'raw', data: request });
          socket.write(`${message.length}#${message}`);
        });
        let received = '';
        socket.on('data', (chunk) => {
          received += chunk.toString('utf8');
          const length = Number(received.slice(0, received.indexOf('#')));
          const body = received.slice(received.indexOf('#') + 1);
          if (!received.includes('#') || Buffer.byteLength(body) < length) return;
          socket.destroy();
          resolve((JSON.parse(body) as { response: Record<string, unknown> }).response);
        });
        socket.on('error', reject);
      });
    const listUsers = (token?: string, actor?: object) =>
      call('users', 'users.byIds', {
        input: { ids: [1] },
        requestId: 'raw-call-1',
        deadline: Date.now() + 5_000,
        token,
        actor,
      });
    const refused = { ok: false, error: { code: 'CALLER_REFUSED' } };

    it('are answered with the key of the gateway', async () => {
      expect(await listUsers(await sign('gateway', { aud: 'users', actor: ADMIN }))).toMatchObject({
        ok: true,
      });
    });

    it('are refused without a token, whatever actor they state', async () => {
      expect(await listUsers(undefined, ADMIN)).toMatchObject(refused);
      expect(await listUsers('forged', ADMIN)).toMatchObject(refused);
    });

    it('are refused with an expired token, or one for another service', async () => {
      const now = Math.floor(Date.now() / 1_000);
      const expired = await sign('gateway', { aud: 'users', actor: ADMIN, iat: now - 120, exp: now - 60 });
      expect(await listUsers(expired)).toMatchObject(refused);
      const foreign = await sign('gateway', { aud: 'jobs', actor: ADMIN });
      expect(await listUsers(foreign)).toMatchObject(refused);
      // The same token is good where it belongs.
      const jobs = await call('jobs', 'jobs.list', {
        input: {},
        deadline: Date.now() + 5_000,
        token: foreign,
      });
      expect(jobs).toMatchObject({ ok: true });
    });

    it('of a service that is taken over are limited to its contract and name no user', async () => {
      const own = await sign('notifications', { aud: 'users' });
      expect(await listUsers(own)).toMatchObject({ ok: true });
      const remove = { input: { id: 1 }, deadline: Date.now() + 5_000, token: own };
      expect(await call('users', 'users.remove', remove)).toMatchObject(refused);
      expect(await listUsers(await sign('notifications', { aud: 'users', actor: ADMIN }))).toMatchObject(
        refused,
      );
      expect(await listUsers(await sign('jobs', { aud: 'users' }))).toMatchObject(refused);
      const inNameOfGateway = await sign('notifications', { iss: 'gateway', aud: 'users', actor: ADMIN });
      expect(await listUsers(inNameOfGateway)).toMatchObject(refused);
    });

    it('are logged when they are refused, with the reason and without the token', async () => {
      await listUsers('forged-token-of-the-log-test');
      const log = readFileSync(join(system.dataDir, 'logs', 'users.log'), 'utf8');
      const lines = log.split('\n').filter((line) => line.includes('"refusal":"caller"'));
      expect(lines.length).toBeGreaterThan(4);
      expect(lines.join('\n')).toContain('users.byIds');
      expect(lines.every((line) => line.includes('"level":40'))).toBe(true);
      expect(log).not.toContain('forged-token-of-the-log-test');
    });
  });
});
