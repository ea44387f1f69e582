import { Global, Module } from '@nestjs/common';
import { EventConsumer } from './event-consumer.js';
import { OutboxRelay } from './outbox-relay.js';
import { Outbox } from './outbox.js';

/** Telling and hearing events; for every service with a database. */
@Global()
@Module({ providers: [Outbox, OutboxRelay, EventConsumer], exports: [Outbox] })
export class EventsModule {}
