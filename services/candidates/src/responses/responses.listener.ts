import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { ResponsesService } from './responses.service.js';

/** Records which candidates got a message about their application. */
@Injectable()
export class ResponsesListener {
  constructor(private readonly responses: ResponsesService) {}

  @OnEvent('candidate.notified')
  onNotified(sent: EventCatalogue['candidate.notified'], em: EntityManager): Promise<void> {
    return this.responses.record(em, sent);
  }
}
