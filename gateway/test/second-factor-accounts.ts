import { Redis } from 'ioredis';
import {
  eventually,
  startTestSystem,
  testRedisUrl,
  totpCode,
  type ApiResponse,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';

export const PASSWORD = 'sabia-laranjeira-9';

/**
 * Holds the account with the password of `admin` until a login waits for it, which has read the old one by then.
 * @returns when the account is held; `replaced` resolves with the new password in place
 */
export async function holdNewPassword(
  system: TestSystem,
  username: string,
): Promise<{ replaced: Promise<unknown> }> {
  const replaced = system.rows(`do $$ begin
    update users.account set password_hash = (select password_hash from users.account where username = 'admin')
      where username = '${username}';
    perform pg_advisory_xact_lock(4711);
    while not exists (
      select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
    ) loop perform pg_sleep(0.02); end loop;
  end $$`);
  await eventually(async () => {
    const sql = `select 1 from pg_locks where locktype = 'advisory' and objid = 4711 and granted`;
    return (await system.rows(sql)).length > 0;
  });
  return { replaced };
}

export interface WebAuthnOptions {
  challenge: string;
  [field: string]: unknown;
}

/** The response to a right password of an account with a second factor. */
export interface Challenge {
  secondFactor: { methods: string[]; passkeyOptions: WebAuthnOptions | null; expiresInSeconds: number };
}

export interface User {
  id: number;
  username: string;
}

/** A user with an authenticator app and the session that has enrolled it. */
export interface Enrolled {
  user: User;
  session: Visitor;
  secret: string;
  recoveryCodes: string[];
}

/** A running product with accounts on demand, with and without a second factor. */
export class SecondFactorAccounts {
  private users = 0;

  private constructor(
    readonly system: TestSystem,
    readonly admin: Visitor,
    readonly redis: Redis,
  ) {}

  static async start(): Promise<SecondFactorAccounts> {
    const system = await startTestSystem();
    return new SecondFactorAccounts(system, await system.admin(), new Redis(testRedisUrl()));
  }

  async stop(): Promise<void> {
    this.redis.disconnect();
    await this.system.stop();
  }

  createUser = async (change: object = {}): Promise<User> => {
    const username = `fator.${(this.users += 1)}`;
    const body = { username, password: PASSWORD, ...change };
    const created = await this.admin.post<User>('/api/auth/register', body);
    expect(created.status).toBe(201);
    return created.body;
  };

  typePassword = (visitor: Visitor, user: User) =>
    visitor.login(user.username, PASSWORD) as Promise<ApiResponse<Challenge>>;

  prove = (visitor: Visitor, proof: object) => visitor.post<User>('/api/auth/login/second-factor', proof);

  /** Makes all codes of the user's app usable again: a test cannot wait for the next one. */
  allowCodes = ({ user }: Enrolled) =>
    this.system.rows('update users.second_factor set last_step = 0 where account_id = $1', [user.id]);

  enrol = async (change: object = {}): Promise<Enrolled> => {
    const user = await this.createUser(change);
    const session = this.system.visitor();
    expect((await this.typePassword(session, user)).status).toBe(200);
    const { secret } = (await session.post<{ secret: string }>('/api/auth/second-factors/totp')).body;
    const confirmed = await session.post<{ recoveryCodes: string[] }>(
      '/api/auth/second-factors/totp/confirm',
      { code: await totpCode(secret, -1) },
    );
    expect(confirmed.status).toBe(200);
    return { user, session, secret, recoveryCodes: confirmed.body.recoveryCodes };
  };

  login = async (enrolled: Enrolled): Promise<Visitor> => {
    const visitor = this.system.visitor();
    expect((await this.typePassword(visitor, enrolled.user)).status).toBe(202);
    await this.allowCodes(enrolled);
    expect((await this.prove(visitor, { code: await totpCode(enrolled.secret) })).status).toBe(200);
    return visitor;
  };

  /** Moves the last proof of the visitor's factors into the past. */
  ageProof = async (visitor: Visitor, ageMs: number): Promise<void> => {
    const { body } = await visitor.get<Array<{ id: string; current: boolean }>>('/api/auth/sessions');
    const [key = ''] = await this.redis.keys(
      `${this.system.redisPrefix}:session:${body.find(({ current }) => current)?.id}`,
    );
    const record = JSON.parse((await this.redis.get(key)) ?? '') as Record<string, unknown>;
    await this.redis.set(key, JSON.stringify({ ...record, factorAt: Date.now() - ageMs }), 'KEEPTTL');
  };
}

export const isLoggedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get('/api/auth/me')).status === 200;
