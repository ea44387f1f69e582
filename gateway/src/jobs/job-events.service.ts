import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LiveEvents } from '@araucaria/messaging/queues';

/**
 * Notifies caches of jobs of every change: at once for changes made through this replica, by live events for all others.
 * A reconnection counts as a change, because events may have been missed.
 */
@Injectable()
export class JobEventsService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly listeners = new Set<() => void>();
  private liveEvents?: LiveEvents;

  onModuleInit(): void {
    this.liveEvents = new LiveEvents(
      (messages) => messages.some(({ name }) => name.startsWith('job.')) && this.notify(),
      () => this.notify(),
    );
  }

  beforeApplicationShutdown(): void {
    this.liveEvents?.close();
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  notify(): void {
    for (const listener of this.listeners) listener();
  }
}
