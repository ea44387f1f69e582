import { Module } from '@nestjs/common';
import { QueueDesk } from '@araucaria/messaging/queues';
import { OperationsController } from './operations.controller.js';
import { FailedMessageResolver, OperationsResolver, SweepRunResolver } from './operations.resolver.js';
import { OperationsService } from './operations.service.js';

@Module({
  controllers: [OperationsController],
  providers: [
    { provide: QueueDesk, useFactory: () => new QueueDesk() },
    OperationsService,
    OperationsResolver,
    SweepRunResolver,
    FailedMessageResolver,
  ],
})
export class OperationsModule {}
