import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { EventCatalogue, EventMessage } from '@araucaria/contracts';
import { LiveEvents } from '@araucaria/messaging/queues';
import { log } from '@araucaria/platform';
import { SessionService } from './session.service.js';

/**
 * Ends the sessions of users that were removed while no request waited for it: a cleaning may end after its response. If
 * the event is missed, a session ends when its rights are read again.
 */
@Injectable()
export class RemovedUsersListener implements OnModuleInit, BeforeApplicationShutdown {
  private events?: LiveEvents;

  constructor(private readonly sessions: SessionService) {}

  onModuleInit(): void {
    this.events = new LiveEvents(
      (messages) => void this.endSessions(messages),
      () => undefined,
    );
  }

  beforeApplicationShutdown(): void {
    this.events?.close();
  }

  private async endSessions(messages: EventMessage[]): Promise<void> {
    const removals = messages.filter(({ name }) => name === 'user.removed');
    try {
      for (const { payload } of removals)
        await this.sessions.userRemoved((payload as EventCatalogue['user.removed']).userId);
    } catch (error) {
      log.warn({ err: error }, 'sessions of removed users end when their rights are read again');
    }
  }
}
