import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [DeliveriesModule],
  providers: [RetentionService],
})
export class PrivacyModule {}
