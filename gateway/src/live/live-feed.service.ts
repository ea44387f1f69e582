import {
  Injectable,
  type BeforeApplicationShutdown,
  type MessageEvent,
  type OnModuleInit,
} from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import { isPermitted, scopesOf, type Actor, type EventMessage } from '@araucaria/contracts';
import { LiveEvents } from '@araucaria/messaging/queues';
import { AppError, WorkTracker } from '@araucaria/platform';
import { SessionChangesService } from '../sessions/session-changes.service.js';
import { SessionStore } from '../sessions/session-store.js';
import { toLiveMessage, type LiveMessage } from './live-message.js';

/** Open feeds of one user at one replica. A hidden tab closes its feed. */
const MAX_FEEDS_PER_USER = 20;
const TOO_MANY_FEEDS = 'Há janelas demais abertas com este usuário.';
/** Proxies close connections that are silent for a minute; screens detect a broken connection by missing heartbeats. */
const HEARTBEAT_INTERVAL_MS = 20_000;
/** After this delay a browser reconnects a broken feed. */
const RECONNECT_DELAY_MS = 1_000;
/** Covers the time between the responses that a page shows and the opening of its feed. */
const REPLAY_WINDOW_MS = 5_000;
const MAX_REPLAYED = 100;

interface Feed {
  userId: number;
  sessionId: string;
  /** Whether messages name records. A user who is limited to own records gets the names of events only. */
  withIds: boolean;
  /** What the user might do when the feed was opened. */
  rights: string;
  subscriber: Subscriber<MessageEvent>;
}

/**
 * Sends events to every open screen of this replica, for as long as its session lasts. A message only asks a screen to
 * refetch: a lost or repeated one affects freshness, never correctness.
 */
@Injectable()
export class LiveFeedService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly feeds = new Set<Feed>();
  private recent: Array<{ at: number; message: LiveMessage }> = [];
  private events?: LiveEvents;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly sessions: SessionStore,
    private readonly sessionChanges: SessionChangesService,
    private readonly tracker: WorkTracker,
  ) {}

  onModuleInit(): void {
    this.events = new LiveEvents(
      (messages) => this.publish(messages),
      () => this.send({ type: 'missed', data: {} }),
    );
    this.sessionChanges.onChange((userId) => void this.recheck(userId));
    this.timer = setInterval(() => this.sendHeartbeat(), HEARTBEAT_INTERVAL_MS).unref();
    // Browsers reconnect to another replica, and this one can stop at once.
    this.tracker.onDrain(() => this.close());
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.events?.close();
    this.close();
  }

  /** Opens a feed. The observable fails with `TOO_MANY_REQUESTS` beyond the limit of the user. */
  watch(actor: Actor, sessionId: string): Observable<MessageEvent> {
    const { id: userId } = actor;
    const [withIds, rights] = [seesIds(actor), rightsOf(actor)];
    return new Observable((subscriber) => {
      const open = [...this.feeds].filter((feed) => feed.userId === userId);
      if (open.length >= MAX_FEEDS_PER_USER)
        return subscriber.error(new AppError('TOO_MANY_REQUESTS', TOO_MANY_FEEDS));
      const feed = { userId, sessionId, withIds, rights, subscriber };
      this.feeds.add(feed);
      subscriber.next({ retry: RECONNECT_DELAY_MS });
      const since = Date.now() - REPLAY_WINDOW_MS;
      for (const { at, message } of this.recent)
        if (at > since) subscriber.next({ data: withIds ? message : withoutIds(message) });
      return () => this.feeds.delete(feed);
    });
  }

  private publish(events: EventMessage[]): void {
    const at = Date.now();
    for (const message of events.flatMap((event) => toLiveMessage(event) ?? [])) {
      this.recent.push({ at, message });
      for (const { subscriber, withIds } of this.feeds)
        subscriber.next({ data: withIds ? message : withoutIds(message) });
    }
    this.recent = this.recent.slice(-MAX_REPLAYED);
  }

  private send(event: MessageEvent): void {
    for (const { subscriber } of this.feeds) subscriber.next(event);
  }

  private sendHeartbeat(): void {
    this.send({ type: 'beat', data: {} });
    // Sessions also expire, which nothing publishes.
    void this.recheck();
  }

  /** Closes feeds whose session has ended or has other rights, so that its screens ask for them. */
  private async recheck(userId?: number): Promise<void> {
    const checked = [...this.feeds].filter((feed) => userId === undefined || feed.userId === userId);
    await Promise.all(
      checked.map(async ({ sessionId, rights, subscriber }) => {
        // While sessions cannot be read, feeds stay open: the guards check every refetch.
        const session = await this.sessions.find(sessionId).catch(() => undefined);
        if (session === undefined) return;
        const actor = session?.mustEnrol ? undefined : session?.actor;
        if (actor && isPermitted(actor, 'live.follow') && rightsOf(actor) === rights) return;
        subscriber.next({ type: 'ended', data: {} });
        subscriber.complete();
      }),
    );
  }

  private close(): void {
    for (const { subscriber } of this.feeds) subscriber.complete();
  }
}

const seesIds = (actor: Actor): boolean => scopesOf(actor, 'live.follow').has('all');

const rightsOf = ({ isAdmin, isEmployee, roles = [] }: Actor): string =>
  JSON.stringify([isAdmin, isEmployee, [...roles].sort()]);

/** The ids of a message may be those of records beyond the limits of the user. */
const withoutIds = ({ name }: LiveMessage): LiveMessage => ({ name });
