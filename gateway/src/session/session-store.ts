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
import { SignedInUsers } from './signed-in-users.js';

declare module 'fastify' {
  interface Session {
    userId?: number;
    epoch?: string;
    /** Epoch milliseconds of the last renewal. */
    renewedAt?: number;
    /** Read from the user's record with every request; never stored in the session. */
    actor?: Actor;
    /** Epoch milliseconds at which the actor's rights were read from the users service. */
    checkedAt?: number;
    /** Nobody could say whose session this is: Redis is away. */
    unavailable?: boolean;
  }
}

type Done = (error?: Error | null) => void;
type Found = (error: Error | null, session?: Session | null) => void;

const COOKIE = { originalMaxAge: SESSION_TTL_MS };

/** Whoever reads Redis does not hold anybody's cookie. */
const keyOf = (id: string): string =>
  `${keyPrefix()}:session:${createHash('sha256').update(id).digest('hex')}`;

/** Sessions of logged-in people in Redis; visitors have none. */
@Injectable()
export class SessionStore implements FastifySessionStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly users: SignedInUsers,
  ) {}

  /** Makes room for a session that begins; without it {@link set} writes nothing. */
  async open(id: string): Promise<void> {
    await this.redis.set(keyOf(id), '{}', 'PX', SESSION_TTL_MS);
  }

  /** The session with the rights that its user has now; null when it has ended. @throws while Redis is away */
  async find(id: string): Promise<Session | null> {
    const text = await this.redis.get(keyOf(id));
    const session = text ? (JSON.parse(text) as Session) : null;
    if (session?.userId === undefined) return null;
    const user = await this.users.find(session.userId);
    if (!user || user.epoch !== session.epoch) return null;
    return { ...session, actor: user.actor, checkedAt: user.checkedAt };
  }

  get(id: string, done: Found): void {
    this.find(id).then(
      (session) => done(null, session),
      (error: unknown) => {
        log.debug({ err: error }, 'a session could not be read');
        // The cookie must survive an outage, and public pages go on meanwhile.
        done(null, { cookie: { ...COOKIE }, unavailable: true });
      },
    );
  }

  set(id: string, { cookie, userId, epoch, renewedAt }: Session, done: Done): void {
    if (userId === undefined) return done();
    const text = JSON.stringify({ cookie, userId, epoch, renewedAt });
    // XX: a request that was under way when the session ended does not bring it back.
    this.redis.set(keyOf(id), text, 'PX', SESSION_TTL_MS, 'XX').then(
      () => done(),
      () => done(new AppError('UNAVAILABLE')),
    );
  }

  destroy(id: string, done: Done): void {
    this.redis.del(keyOf(id)).then(
      () => done(),
      () => done(new AppError('UNAVAILABLE')),
    );
  }
}
