import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { CallSigner, CallVerifier } from './call-token.js';
import { Clock } from './clock.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';
import { RpcClients } from './rpc-client.js';
import { RpcDispatcher } from './rpc-dispatcher.js';
import { RpcHandlers } from './rpc-server.js';
import { WorkTracker } from './work-tracker.js';

/**
 * Clock, health, metrics, RPC and shutdown of one application. The root module imports it once. All state is in its
 * providers, so two applications in one process share none.
 */
@Global()
@Module({
  imports: [TerminusModule.forRoot({ logger: false }), DiscoveryModule],
  controllers: [HealthController],
  providers: [
    CallSigner,
    CallVerifier,
    Clock,
    Metrics,
    Readiness,
    RpcClients,
    RpcDispatcher,
    RpcHandlers,
    WorkTracker,
  ],
  exports: [
    CallSigner,
    CallVerifier,
    Clock,
    DiscoveryModule,
    Metrics,
    Readiness,
    RpcClients,
    RpcDispatcher,
    RpcHandlers,
    WorkTracker,
  ],
})
export class PlatformModule {}
