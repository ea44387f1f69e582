import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Broadcast } from '@araucaria/messaging/queues';
import { log } from '@araucaria/platform';
import { REDIS } from '../redis.module.js';

const CHANNEL = 'session-endings';
const ALL_USERS = 0;

/** @param userId whose sessions may have ended or changed their rights; undefined: those of any user */
type Listener = (userId?: number) => void;

/** Notifies every replica that sessions may have ended, for connections that stay open longer than a request. */
@Injectable()
export class SessionChangesService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private subscription?: Broadcast<number>;

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onModuleInit(): void {
    this.subscription = new Broadcast<number>(
      CHANNEL,
      (userId) => this.notify(userId || undefined),
      () => this.notify(),
    );
  }

  beforeApplicationShutdown(): void {
    this.subscription?.close();
  }

  onChange(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Never fails: the session has ended already, and listeners also check regularly. */
  async publish(userId = ALL_USERS): Promise<void> {
    await Broadcast.publish(this.redis, CHANNEL, userId).catch((error: unknown) =>
      log.debug({ err: error }, 'the change of a session was not published'),
    );
  }

  private notify(userId?: number): void {
    for (const listener of this.listeners) listener(userId);
  }
}
