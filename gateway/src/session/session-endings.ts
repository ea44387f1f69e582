import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Broadcast } from '@araucaria/messaging/queues';
import { log } from '@araucaria/platform';
import { REDIS } from '../redis.module.js';

const CHANNEL = 'session-endings';
const EVERYBODY = 0;

/** Called with a user whose sessions may have ended or changed their rights; undefined: anybody's. */
type Listener = (userId?: number) => void;

/** Tells every replica that sessions may have ended, for what stays open longer than a request. */
@Injectable()
export class SessionEndings implements OnModuleInit, BeforeApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private heard?: Broadcast<number>;

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onModuleInit(): void {
    this.heard = new Broadcast<number>(
      CHANNEL,
      (userId) => this.pass(userId || undefined),
      () => this.pass(),
    );
  }

  beforeApplicationShutdown(): void {
    this.heard?.close();
  }

  listen(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** The session has ended already; that nobody could be told only delays what follows from it. */
  async tell(userId = EVERYBODY): Promise<void> {
    await Broadcast.publish(this.redis, CHANNEL, userId).catch((error: unknown) =>
      log.debug({ err: error }, 'the end of a session could not be told'),
    );
  }

  private pass(userId?: number): void {
    for (const listener of this.listeners) listener(userId);
  }
}
