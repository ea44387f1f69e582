import {
  Injectable,
  type BeforeApplicationShutdown,
  type MessageEvent,
  type OnModuleInit,
} from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import type { EventMessage } from '@araucaria/contracts';
import { LiveEvents } from '@araucaria/messaging/queues';
import { AppError, WorkTracker } from '@araucaria/platform';
import { SessionEndings } from '../session/session-endings.js';
import { SessionStore } from '../session/session-store.js';
import { liveMessage, type LiveMessage } from './live-message.js';

/** Windows that one person may have open at a replica; a tab that is not seen holds none. */
const MOST_PER_USER = 20;
const TOO_MANY = 'Há janelas demais abertas com este usuário.';
/** Milliseconds. Proxies close what is silent for a minute, and screens notice a connection that died. */
const BEAT = 20_000;
/** Milliseconds after which a browser comes back to a feed that broke off. */
const RETRY = 1_000;
/** Milliseconds. Between the answers that a page shows and the opening of its feed nothing may be missed. */
const REPLAY = 5_000;
const MOST_REPLAYED = 100;

interface Viewer {
  userId: number;
  sessionId: string;
  subscriber: Subscriber<MessageEvent>;
}

/**
 * Passes on what happens to every screen that is open at this replica, as long as its session lasts. Messages are
 * hints to ask again: one that is missed or told twice costs freshness or a question, never truth.
 */
@Injectable()
export class LiveFeed implements OnModuleInit, BeforeApplicationShutdown {
  private readonly viewers = new Set<Viewer>();
  private recent: Array<{ at: number; message: LiveMessage }> = [];
  private events?: LiveEvents;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly sessions: SessionStore,
    private readonly endings: SessionEndings,
    private readonly tracker: WorkTracker,
  ) {}

  onModuleInit(): void {
    this.events = new LiveEvents(
      (messages) => this.pass(messages),
      () => this.tell({ type: 'missed', data: {} }),
    );
    this.endings.listen((userId) => void this.recheck(userId));
    this.timer = setInterval(() => this.beat(), BEAT).unref();
    // The browser goes to another replica, and this one need not wait for it.
    this.tracker.onDrain(() => this.close());
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.events?.close();
    this.close();
  }

  /** What happens from now on; fails with `TOO_MANY_REQUESTS`. */
  watch(userId: number, sessionId: string): Observable<MessageEvent> {
    return new Observable((subscriber) => {
      const open = [...this.viewers].filter((viewer) => viewer.userId === userId);
      if (open.length >= MOST_PER_USER) return subscriber.error(new AppError('TOO_MANY_REQUESTS', TOO_MANY));
      const viewer = { userId, sessionId, subscriber };
      this.viewers.add(viewer);
      subscriber.next({ retry: RETRY });
      const since = Date.now() - REPLAY;
      for (const { at, message } of this.recent) if (at > since) subscriber.next({ data: message });
      return () => this.viewers.delete(viewer);
    });
  }

  private pass(messages: EventMessage[]): void {
    const at = Date.now();
    for (const message of messages.flatMap((each) => liveMessage(each) ?? [])) {
      this.recent.push({ at, message });
      this.tell({ data: message });
    }
    this.recent = this.recent.slice(-MOST_REPLAYED);
  }

  private tell(event: MessageEvent): void {
    for (const { subscriber } of this.viewers) subscriber.next(event);
  }

  private beat(): void {
    this.tell({ type: 'beat', data: {} });
    // Sessions run out by themselves, too.
    void this.recheck();
  }

  /** Ends the feeds whose session has ended or may not see them any more. */
  private async recheck(userId?: number): Promise<void> {
    const asked = [...this.viewers].filter((viewer) => userId === undefined || viewer.userId === userId);
    await Promise.all(
      asked.map(async ({ sessionId, subscriber }) => {
        // While nobody can tell, a feed goes on: it holds nothing that is not asked for under the guards' eyes.
        const session = await this.sessions.find(sessionId).catch(() => undefined);
        if (session === undefined || session?.actor?.isAdmin) return;
        subscriber.next({ type: 'ended', data: {} });
        subscriber.complete();
      }),
    );
  }

  private close(): void {
    for (const { subscriber } of this.viewers) subscriber.complete();
  }
}
