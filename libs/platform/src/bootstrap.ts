import 'reflect-metadata';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RpcContract } from '@araucaria/contracts';
import { CallSigner, CallVerifier } from './call-token.js';
import { ConfigError, host, num, port, readConfig } from './config.js';
import { collectGarbageWhenIdle } from './idle-collection.js';
import { NestLog, log } from './log.js';
import { serveCalls } from './rpc-closing.js';
import { RpcHandlers } from './rpc-server.js';
import { startTracing, stopTracing } from './start-tracing.js';
import { WorkTracker } from './work-tracker.js';

/** How long a stopping process waits for its work to end. `npm start` kills it after 10 s, Kubernetes after 30 s. */
const DRAIN_TIMEOUT_MS = 7_000;
/** How long it may take afterwards to close its connections. */
const CLOSE_TIMEOUT_MS = 2_000;
/** Waited for requests of connections that were accepted last; a browser opens some connections and sends nothing over them. */
const LAST_REQUEST_TIMEOUT_MS = 1_000;
/** The replies to the last calls are written after their work has ended. */
const LAST_REPLY_DELAY_MS = 20;

interface ProcessOptions {
  /** The field `service` of its log lines. */
  name: string;
  module: Type;
  /** The calls that this process handles over TCP on `RPC_PORT`; absent for workers. */
  contract?: RpcContract<object>;
}

/**
 * Starts a service or worker: calls over TCP on `RPC_PORT`, health and metrics over HTTP on `HEALTH_PORT`. Exits with
 * code 1 if it cannot start, for instance when a call of the contract has no handler.
 */
export async function runService({ name, module, contract }: ProcessOptions): Promise<void> {
  await runProcess(name, async () => {
    const config = readConfig({ HOST: host({ default: '0.0.0.0' }), HEALTH_PORT: port() });
    const app = await createApp(module);
    if (contract) {
      app.get(RpcHandlers).assertComplete(contract);
      app.get(CallVerifier).load();
      if (app.get(CallSigner).caller !== name)
        throw new ConfigError(`RPC_PRIVATE_KEY is not a key of ${name}`);
      const { RPC_PORT } = readConfig({ RPC_PORT: port() });
      serveCalls(app, { host: config.HOST, port: RPC_PORT });
      await app.startAllMicroservices();
    }
    await app.listen(config.HEALTH_PORT, config.HOST);
    return app;
  });
}

/** Creates a Nest application on Fastify that logs through {@link NestLog}. It does not listen yet. */
export function createApp(module: Type, adapter = new FastifyAdapter()): Promise<NestFastifyApplication> {
  return NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLog(),
    abortOnError: false,
  });
}

/**
 * Runs `start`; exits with code 1 and one fatal log line if it fails. On SIGTERM and SIGINT the application drains, closes
 * and exits with code 0, or with code 1 when it cannot close in time.
 * @param defaultDrainDelayMs for an application behind a proxy: how long it accepts work after SIGTERM while `/health/ready`
 * fails, so that the proxy sends requests elsewhere before the first one could be refused. `DRAIN_DELAY_MS` overrides it.
 * SIGINT stops at once.
 */
export async function runProcess(
  name: string,
  start: () => Promise<NestFastifyApplication>,
  defaultDrainDelayMs?: number,
): Promise<void> {
  process.env.SERVICE_NAME ??= name;
  try {
    const drainDelayMs = defaultDrainDelayMs === undefined ? 0 : readDrainDelay(defaultDrainDelayMs);
    await startTracing(process.env.SERVICE_NAME);
    const app = await start();
    log.info({ process: name }, 'ready');
    collectGarbageWhenIdle();
    stopOnSignal(name, app, drainDelayMs);
  } catch (error) {
    if (error instanceof ConfigError) log.fatal(error.message);
    else log.fatal({ err: error }, `${name} could not start`);
    process.exit(1);
  }
}

function readDrainDelay(defaultDrainDelayMs: number): number {
  return readConfig({ DRAIN_DELAY_MS: num({ default: defaultDrainDelayMs }) }).DRAIN_DELAY_MS;
}

function stopOnSignal(name: string, app: NestFastifyApplication, drainDelayMs: number): void {
  const tracker = app.get(WorkTracker);
  const stop = async (signal: NodeJS.Signals) => {
    if (tracker.isDraining || (tracker.isLeaving && signal !== 'SIGINT')) return;
    log.info({ signal }, 'stopping');
    tracker.startLeaving();
    if (signal === 'SIGTERM' && drainDelayMs) await delay(drainDelayMs);
    // A SIGINT has arrived meanwhile.
    if (tracker.isDraining) return;
    // A proxy that cannot connect sends the request elsewhere. Fastify would answer new connections with 503 while it closes.
    const connectionsClosed = once(app.getHttpServer().close(), 'close');
    tracker.startDraining();
    const forcedExit = setTimeout(() => process.exit(1), DRAIN_TIMEOUT_MS + CLOSE_TIMEOUT_MS).unref();
    await tracker.drained(DRAIN_TIMEOUT_MS);
    await Promise.race([connectionsClosed, delay(LAST_REQUEST_TIMEOUT_MS)]);
    app.getHttpServer().closeAllConnections();
    await delay(LAST_REPLY_DELAY_MS);
    await app.close().catch((error: unknown) => log.error({ err: error }, 'could not close cleanly'));
    await stopTracing();
    clearTimeout(forcedExit);
    log.info({ process: name }, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}
