import { Global, Module } from '@nestjs/common';
import { SUBSCRIPTIONS } from '@araucaria/contracts';
import { EventSigner, EventVerifier } from '@araucaria/platform';
import { EventConsumer } from './event-consumer.js';
import { OperationsController } from './operations.controller.js';
import { OutboxRelay } from './outbox-relay.js';
import { Outbox } from './outbox.js';
import { SUBSCRIPTION_TABLE } from './subscription-table.js';
import { CronLog } from './cron-log.js';
import { Timers } from './timers.js';

/**
 * Publishes and receives events, fires timers, runs cron jobs, and reports their state to the operations page. Every
 * service with a database imports it.
 */
@Global()
@Module({
  controllers: [OperationsController],
  providers: [
    Outbox,
    OutboxRelay,
    EventConsumer,
    EventSigner,
    EventVerifier,
    Timers,
    CronLog,
    { provide: SUBSCRIPTION_TABLE, useValue: SUBSCRIPTIONS },
  ],
  exports: [Outbox, Timers],
})
export class EventsModule {}
