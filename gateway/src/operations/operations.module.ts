import { Module } from '@nestjs/common';
import { QueueAdminService } from '@araucaria/messaging/queues';
import { OperationsController } from './operations.controller.js';
import { CronRunResolver, FailedMessageResolver, OperationsResolver } from './operations.resolver.js';
import { OperationsService } from './operations.service.js';
import { QueueMetricsService } from './queue-metrics.service.js';

@Module({
  controllers: [OperationsController],
  providers: [
    { provide: QueueAdminService, useFactory: () => new QueueAdminService() },
    OperationsService,
    QueueMetricsService,
    OperationsResolver,
    CronRunResolver,
    FailedMessageResolver,
  ],
})
export class OperationsModule {}
