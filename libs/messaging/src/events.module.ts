import { Global, Module } from '@nestjs/common';
import { SUBSCRIPTIONS } from '@araucaria/contracts';
import { EventConsumer } from './event-consumer.js';
import { OutboxRelay } from './outbox-relay.js';
import { Outbox } from './outbox.js';
import { SUBSCRIPTION_TABLE } from './subscription-table.js';

/** Telling and hearing events; for every service with a database. */
@Global()
@Module({
  providers: [Outbox, OutboxRelay, EventConsumer, { provide: SUBSCRIPTION_TABLE, useValue: SUBSCRIPTIONS }],
  exports: [Outbox],
})
export class EventsModule {}
