import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';

/** Health and metrics of a process; every process imports it once. */
@Global()
@Module({
  imports: [TerminusModule.forRoot({ logger: false }), DiscoveryModule],
  controllers: [HealthController],
  exports: [DiscoveryModule],
})
export class PlatformModule {}
