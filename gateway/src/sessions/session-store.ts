import { Inject, Injectable } from '@nestjs/common';
import type { SessionStore as FastifySessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Actor } from '@araucaria/contracts';
import { dataVersionKey, keyPrefix } from '@araucaria/messaging/queues';
import { AppError, hashOfToken, log } from '@araucaria/platform';
import { REDIS } from '../redis.module.js';
import { SecondFactorPolicy, type LoginFactor } from './second-factor-policy.js';
import { SESSION_MAX_AGE_MS, SESSION_TTL_MS } from '../http/session-cookie.js';
import { SignedInUsersService, type SignedInUser } from './signed-in-users.service.js';

declare module 'fastify' {
  interface Session {
    userId?: number;
    epoch?: string;
    /** Epoch milliseconds of the login. */
    startedAt?: number;
    /** Epoch milliseconds of the last renewal. */
    renewedAt?: number;
    /** Device and address of the login, encrypted by `LoginOriginCipher`. */
    origin?: string;
    /** How the user has logged in. */
    factors?: LoginFactor[];
    /** Epoch milliseconds at which the factors were last proved: the second one, or the login of a user who has none. */
    factorAt?: number;
    /** Whether the user has a second factor. Read like {@link actor}. */
    hasSecondFactor?: boolean;
    /** The user must enrol a second factor before anything else. Decided for every request, and never stored. */
    mustEnrol?: boolean;
    /** Until when the second factor may wait, epoch milliseconds. Never stored. */
    enrolBy?: number | undefined;
    /** The end of that time for the account, as it was at the login; absent if the account needed none. */
    factorDueAt?: number | undefined;
    /** Read from the user's record for every request; never stored with the session. */
    actor?: Actor | undefined;
    /** Epoch milliseconds at which the actor's rights were read from the users service. */
    checkedAt?: number;
    /** The version of the candidates, read before anything that this request asks for; undefined: unknown. Never stored. */
    candidatesVersion?: string | undefined;
    /** The session could not be read, because Redis cannot be reached. */
    unavailable?: boolean;
  }
}

export type SessionRecord = Required<
  Pick<Session, 'cookie' | 'userId' | 'epoch' | 'startedAt' | 'renewedAt' | 'origin' | 'factors' | 'factorAt'>
> &
  Pick<Session, 'factorDueAt'>;

interface ReadSession {
  user: SignedInUser | undefined;
  text: string | null;
  version: string | undefined;
}

type Callback = (error?: Error | null) => void;
type FindCallback = (error: Error | null, session?: Session | null) => void;

/** About two megabytes. */
const MAX_KNOWN_SESSIONS = 10_000;

const COOKIE = { originalMaxAge: SESSION_TTL_MS };

/** The hash of its id names a session in keys of Redis and for its user. It cannot be used as a cookie. */
const keyOf = (digest: string): string => `${keyPrefix()}:session:${digest}`;
/** A sorted set of the digests of a user's sessions by the time at which each ends at the latest. */
const indexKeyOf = (userId: number): string => `${keyPrefix()}:user-sessions:${userId}`;

/** Stores sessions of logged-in users in Redis. Visitors have none. */
@Injectable()
export class SessionStore implements FastifySessionStore {
  /** Whose each session was, by digest, so that both records are read at once. What they say is never kept. */
  private readonly userIds = new LRUCache<string, number>({ max: MAX_KNOWN_SESSIONS });

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly users: SignedInUsersService,
    private readonly policy: SecondFactorPolicy,
  ) {}

  /** The text of a session and the version of the candidates, with the record of the user who had it at its last request. */
  private async read(digest: string): Promise<ReadSession> {
    const userId = this.userIds.get(digest);
    const keys = [keyOf(digest), dataVersionKey('candidates')];
    const [user, text, version] =
      userId === undefined
        ? [undefined, ...(await this.redis.mget(keys))]
        : await this.users.findWith(userId, keys);
    return { user, text: text ?? null, version: version ?? undefined };
  }

  /** Creates an empty record for a new session and adds it to the user's; {@link set} only replaces existing records. */
  async open(id: string, userId: number, startedAt: number): Promise<void> {
    const [digest, index] = [hashOfToken(id), indexKeyOf(userId)];
    await this.redis
      .multi()
      .set(keyOf(digest), '{}', 'PX', SESSION_TTL_MS)
      .zremrangebyscore(index, '-inf', Date.now())
      .zadd(index, startedAt + SESSION_MAX_AGE_MS, digest)
      .pexpire(index, SESSION_MAX_AGE_MS)
      .exec();
  }

  /** The session with the current rights of its user; null when it has ended. Fails while Redis cannot be reached. */
  async find(id: string): Promise<Session | null> {
    const digest = hashOfToken(id);
    const { user: expected, text, version: candidatesVersion } = await this.read(digest);
    const session = parse(text);
    if (!session || remainingMs(session) <= 0) return null;
    this.userIds.set(digest, session.userId);
    const user = expected?.actor.id === session.userId ? expected : await this.users.find(session.userId);
    if (!user || user.epoch !== session.epoch) return null;
    const { actor, checkedAt, hasSecondFactor } = user;
    const duty = this.policy.dutyOf(actor, { ...session, hasSecondFactor });
    return { ...session, actor, checkedAt, hasSecondFactor, ...duty, candidatesVersion };
  }

  /** The sessions of a user that have not ended, by their digests. Fails while Redis cannot be reached. */
  async findAllOf(userId: number): Promise<Map<string, SessionRecord>> {
    const user = await this.users.find(userId);
    const digests = await this.redis.zrange(indexKeyOf(userId), '0', '-1');
    if (!user || !digests.length) return new Map();
    const texts = await this.redis.mget(digests.map(keyOf));
    const absent = digests.filter((_digest, n) => texts[n] === null);
    if (absent.length) await this.redis.zrem(indexKeyOf(userId), ...absent);
    const found = digests.map((digest, n) => [digest, parse(texts[n])] as const);
    return new Map(
      found.filter(
        (entry): entry is [string, SessionRecord] =>
          entry[1]?.userId === userId && entry[1].epoch === user.epoch && remainingMs(entry[1]) > 0,
      ),
    );
  }

  async remove(digest: string, userId: number): Promise<void> {
    await this.redis.del(keyOf(digest));
    await this.redis.zrem(indexKeyOf(userId), digest);
  }

  get(id: string, done: FindCallback): void {
    this.find(id).then(
      (session) => done(null, session),
      (error: unknown) => {
        log.debug({ err: error }, 'a session could not be read');
        // The cookie survives an outage of Redis, and public pages work without a session.
        done(null, { cookie: { ...COOKIE }, unavailable: true });
      },
    );
  }

  set(id: string, session: Session, done: Callback): void {
    const { cookie, userId, epoch, startedAt, renewedAt, origin, factors, factorAt, factorDueAt } = session;
    const record = { cookie, userId, epoch, startedAt, renewedAt, origin, factors, factorAt, factorDueAt };
    if (!isComplete(record)) return done();
    const ttlMs = Math.min(SESSION_TTL_MS, remainingMs(record));
    if (ttlMs <= 0) return this.destroy(id, done);
    // XX: a request that began before the session ended does not restore it.
    this.redis.set(keyOf(hashOfToken(id)), JSON.stringify(record), 'PX', ttlMs, 'XX').then(
      () => done(),
      () => done(new AppError('UNAVAILABLE')),
    );
  }

  destroy(id: string, done: Callback): void {
    this.redis.del(keyOf(hashOfToken(id))).then(
      () => done(),
      () => done(new AppError('UNAVAILABLE')),
    );
  }
}

/** Undefined for a session that has ended, or whose login is not complete. */
function parse(text: string | null | undefined): SessionRecord | undefined {
  const record = JSON.parse(text ?? '{}') as StoredFields;
  return isComplete(record) ? record : undefined;
}

type StoredFields = { [Field in keyof SessionRecord]?: SessionRecord[Field] | undefined };

/** A record of an earlier release, without the times of the login and its factors, is incomplete: the user logs in again. */
const isComplete = (record: StoredFields): record is SessionRecord =>
  record.userId !== undefined && record.startedAt !== undefined && record.factorAt !== undefined;

const remainingMs = ({ startedAt }: SessionRecord): number => startedAt + SESSION_MAX_AGE_MS - Date.now();
