import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { Clock } from './clock.js';
import { HealthController } from './health.controller.js';

/** Health, metrics and clock of a process; every process imports it once. */
@Global()
@Module({
  imports: [TerminusModule.forRoot({ logger: false }), DiscoveryModule],
  controllers: [HealthController],
  providers: [Clock],
  exports: [Clock, DiscoveryModule],
})
export class PlatformModule {}
