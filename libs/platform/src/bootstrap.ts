import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RpcContract } from '@araucaria/contracts';
import { CallSigner, CallVerifier } from './call-token.js';
import { ConfigError, host, port, readConfig } from './config.js';
import { NestLog, log } from './log.js';
import { RpcHandlers } from './rpc-server.js';
import { WorkTracker } from './work-tracker.js';

/** How long a stopping process waits for its work to end. `npm start` kills it after 10 s, Kubernetes after 30 s. */
const DRAIN_TIMEOUT_MS = 7_000;
/** How long it may take afterwards to close its connections. */
const CLOSE_TIMEOUT_MS = 2_000;

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
      app.connectMicroservice<MicroserviceOptions>({
        transport: Transport.TCP,
        options: { host: config.HOST, port: RPC_PORT },
      });
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
 */
export async function runProcess(name: string, start: () => Promise<NestFastifyApplication>): Promise<void> {
  process.env.SERVICE_NAME ??= name;
  try {
    const app = await start();
    log.info({ process: name }, 'ready');
    stopOnSignal(name, app);
  } catch (error) {
    if (error instanceof ConfigError) log.fatal(error.message);
    else log.fatal({ err: error }, `${name} could not start`);
    process.exit(1);
  }
}

function stopOnSignal(name: string, app: NestFastifyApplication): void {
  const tracker = app.get(WorkTracker);
  const stop = async (signal: string) => {
    if (tracker.isDraining) return;
    tracker.startDraining();
    log.info({ signal }, 'stopping');
    const forcedExit = setTimeout(() => process.exit(1), DRAIN_TIMEOUT_MS + CLOSE_TIMEOUT_MS).unref();
    await tracker.drained(DRAIN_TIMEOUT_MS);
    await app.close().catch((error: unknown) => log.error({ err: error }, 'could not close cleanly'));
    clearTimeout(forcedExit);
    log.info({ process: name }, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}
