import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LiveEvents } from '@araucaria/messaging/queues';

/**
 * Tells what keeps copies of jobs that one has changed: at once where it was changed, by its event everywhere else.
 * After a lost connection events may have been missed, so that counts as a change too.
 */
@Injectable()
export class JobEvents implements OnModuleInit, BeforeApplicationShutdown {
  private readonly listeners = new Set<() => void>();
  private live?: LiveEvents;

  onModuleInit(): void {
    this.live = new LiveEvents(
      (messages) => messages.some(({ name }) => name.startsWith('job.')) && this.tell(),
      () => this.tell(),
    );
  }

  beforeApplicationShutdown(): void {
    this.live?.close();
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  tell(): void {
    for (const listener of this.listeners) listener();
  }
}
