import { Module } from '@nestjs/common';
import { HiringController } from './hiring.controller.js';
import { HiringInProgressFieldsResolver, RecentHireFieldsResolver } from './hiring-fields.resolver.js';
import { HiringResolver } from './hiring.resolver.js';

@Module({
  controllers: [HiringController],
  providers: [HiringResolver, RecentHireFieldsResolver, HiringInProgressFieldsResolver],
})
export class HiringModule {}
