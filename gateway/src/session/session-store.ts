import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SessionStore as FastifySessionStore } from '@fastify/session';
import type { Session } from 'fastify';
import type { Redis } from 'ioredis';
import type { Actor } from '@araucaria/contracts';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError, log } from '@araucaria/platform';
import { REDIS } from '../redis.module.js';
import { SESSION_TTL_MS } from './session-cookie.js';
import { SignedInUsersService } from './signed-in-users.service.js';

declare module 'fastify' {
  interface Session {
    userId?: number;
    epoch?: string;
    /** Epoch milliseconds of the last renewal. */
    renewedAt?: number;
    /** Read from the user's record for every request; never stored with the session. */
    actor?: Actor | undefined;
    /** Epoch milliseconds at which the actor's rights were read from the users service. */
    checkedAt?: number;
    /** The session could not be read, because Redis cannot be reached. */
    unavailable?: boolean;
  }
}

type Callback = (error?: Error | null) => void;
type FindCallback = (error: Error | null, session?: Session | null) => void;

const COOKIE = { originalMaxAge: SESSION_TTL_MS };

/** Hashed, so that keys in Redis cannot be used as cookies. */
const keyOf = (id: string): string =>
  `${keyPrefix()}:session:${createHash('sha256').update(id).digest('hex')}`;

/** Stores sessions of logged-in users in Redis. Visitors have none. */
@Injectable()
export class SessionStore implements FastifySessionStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly users: SignedInUsersService,
  ) {}

  /** Creates an empty record for a new session; {@link set} only replaces existing records. */
  async open(id: string): Promise<void> {
    await this.redis.set(keyOf(id), '{}', 'PX', SESSION_TTL_MS);
  }

  /** The session with the current rights of its user; null when it has ended. Fails while Redis cannot be reached. */
  async find(id: string): Promise<Session | null> {
    const text = await this.redis.get(keyOf(id));
    const session = text ? (JSON.parse(text) as Session) : null;
    if (session?.userId === undefined) return null;
    const user = await this.users.find(session.userId);
    if (!user || user.epoch !== session.epoch) return null;
    return { ...session, actor: user.actor, checkedAt: user.checkedAt };
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

  set(id: string, { cookie, userId, epoch, renewedAt }: Session, done: Callback): void {
    if (userId === undefined) return done();
    const text = JSON.stringify({ cookie, userId, epoch, renewedAt });
    // XX: a request that began before the session ended does not restore it.
    this.redis.set(keyOf(id), text, 'PX', SESSION_TTL_MS, 'XX').then(
      () => done(),
      () => done(new AppError('UNAVAILABLE')),
    );
  }

  destroy(id: string, done: Callback): void {
    this.redis.del(keyOf(id)).then(
      () => done(),
      () => done(new AppError('UNAVAILABLE')),
    );
  }
}
