import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RpcContract } from '@araucaria/contracts';
import { ConfigError, host, port, readConfig } from './config.js';
import { NestLog, log } from './log.js';
import { closeRpcClients } from './rpc-client.js';
import { assertContractHandled } from './rpc-server.js';
import { work } from './work-tracker.js';

/** In-flight work gets this long to end; the local run kills after 10 s, Kubernetes after 30 s. */
const DRAIN_LIMIT = 7_000;

interface ProcessOptions {
  /** Name in logs and metrics. */
  name: string;
  module: Type;
  /** The calls that this process answers over TCP on `RPC_PORT`; absent for pure workers. */
  contract?: RpcContract<object>;
}

/** Starts a service or worker: its calls on `RPC_PORT`, its health and metrics on `HEALTH_PORT`. */
export async function runService({ name, module, contract }: ProcessOptions): Promise<void> {
  await startGuarded(name, async () => {
    const config = readConfig({ HOST: host({ default: '0.0.0.0' }), HEALTH_PORT: port() });
    const app = await createApp(module);
    if (contract) {
      assertContractHandled(contract);
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

/** A Nest application on Fastify, with our logger, that keeps quiet until it listens. */
export function createApp(module: Type, adapter = new FastifyAdapter()): Promise<NestFastifyApplication> {
  return NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLog(),
    abortOnError: false,
  });
}

/** Runs `start`, says in one line why it failed, and stops the application without breaking off work. */
export async function startGuarded(
  name: string,
  start: () => Promise<NestFastifyApplication>,
): Promise<void> {
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
  const stop = async (signal: string) => {
    if (work.leaving) return;
    work.leave();
    log.info({ signal }, 'stopping');
    const limit = setTimeout(() => process.exit(1), DRAIN_LIMIT + 2_000).unref();
    await work.drained(DRAIN_LIMIT);
    await app.close().catch((error: unknown) => log.error({ err: error }, 'could not close cleanly'));
    closeRpcClients();
    clearTimeout(limit);
    log.info({ process: name }, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}
