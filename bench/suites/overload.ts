import { connect, type Socket } from 'node:net';
import autocannon from 'autocannon';
import type { RunningSystem } from '@araucaria/local/system';
import { importBuilt } from '../built-module.ts';
import { environmentOf } from '../process-environment.ts';
import { withProduct } from '../product.ts';
import { median } from '../statistics.ts';

const GOALS = { goodput: 0.9, p99: 1.5 };
const PEAK_CONNECTIONS = [8, 16, 32, 64];
const EXCESS = 3;
const IDLE_CONNECTIONS = 5_000;
const SLOW_BODIES = 300;
const LOGINS_PER_SECOND = 150;
const LOGIN_BURSTS_PER_SECOND = 20;
const CALM_REQUESTS_PER_SECOND = 200;

/**
 * What remains of the goodput of the gateway at three times the load that it can bear, and how the public job list
 * responds during floods. The load comes from the same machine, which takes its share of the cores.
 */
export async function run(args: string[]): Promise<void> {
  const [rounds, seconds] = [Number(args[0] ?? 3), Number(args[1] ?? 5)];
  await withProduct(async ({ start, onStop }) => {
    await start('jobs');
    await start('users', { PUBLIC_URL: 'http://localhost' });
    const cold = await start('gateway', { JOB_LIST_CACHE: 'off' });
    await measureGoodput(`${cold.url}/api/jobs`, rounds, seconds);
    const gateway = await start('gateway');
    await measureFloods(gateway, rounds, seconds, onStop);
  });
}

async function measureGoodput(url: string, rounds: number, seconds: number): Promise<void> {
  const peaks: number[] = [];
  const shares: number[] = [];
  await autocannon({ url, connections: 16, duration: 2 });
  for (let round = 1; round <= rounds; round++) {
    let peak = 0;
    for (const connections of PEAK_CONNECTIONS) {
      const calm = await autocannon({ url, connections, duration: seconds });
      peak = Math.max(peak, calm['2xx'] / calm.duration);
    }
    const flood = await autocannon({ url, connections: 512, duration: seconds, overallRate: EXCESS * peak });
    const goodput = flood['2xx'] / flood.duration;
    peaks.push(peak);
    shares.push(goodput / peak);
    console.log(
      `round ${round}: peak ${Math.round(peak)}/s; at ${EXCESS} times ${Math.round(EXCESS * peak)}/s offered: ` +
        `${Math.round(goodput)}/s good, ${Math.round(flood.non2xx / flood.duration)}/s refused, p99 ${flood.latency.p99} ms`,
    );
  }
  console.log(
    `goodput at ${EXCESS} times the load: ${median(shares).toFixed(2)} of the peak (goal ${GOALS.goodput})`,
  );
}

async function measureFloods(
  gateway: RunningSystem,
  rounds: number,
  seconds: number,
  onStop: (stop: () => unknown) => void,
): Promise<void> {
  const { url } = gateway;
  const list = async (): Promise<number> => {
    const options = { url: `${url}/api/jobs`, connections: 8, duration: seconds };
    const { latency, non2xx, errors } = await autocannon({
      ...options,
      overallRate: CALM_REQUESTS_PER_SECOND,
    });
    if (non2xx || errors)
      throw new Error(`the job list failed: ${non2xx} errors, ${errors} broken connections`);
    return latency.p99;
  };
  const floods: Record<string, () => () => unknown> = {
    [`${SLOW_BODIES} slow bodies`]: () => openSockets(url, SLOW_BODIES, trickle),
    [`${IDLE_CONNECTIONS} idle connections`]: () => openSockets(url, IDLE_CONNECTIONS, () => undefined),
    [`${LOGINS_PER_SECOND} logins/s`]: await loginFlood(gateway),
  };
  await list();
  for (const [name, flood] of Object.entries(floods)) {
    const calm: number[] = [];
    const flooded: number[] = [];
    for (let round = 0; round < rounds; round++) {
      calm.push(await list());
      const stop = flood();
      onStop(stop);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      flooded.push(await list());
      await stop();
    }
    const ratio = median(flooded) / median(calm);
    console.log(
      `${name}: p99 of the job list ${median(flooded)} ms, calm ${median(calm)} ms, ratio ${ratio.toFixed(2)} (goal ${GOALS.p99})`,
    );
  }
}

function openSockets(url: string, count: number, use: (socket: Socket) => void): () => void {
  const { port } = new URL(url);
  const sockets = Array.from({ length: count }, () => {
    const socket: Socket = connect(Number(port), '127.0.0.1', () => use(socket));
    return socket.on('error', () => undefined);
  });
  return () => sockets.forEach((socket) => socket.destroy());
}

/** A body of which one byte arrives each second. */
function trickle(socket: Socket): void {
  socket.write(
    'POST /api/candidates HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  );
  const timer = setInterval(() => socket.write(' '), 1_000);
  socket.on('close', () => clearInterval(timer));
}

type Platform = typeof import('../../libs/platform/src/index.js');
type Contracts = typeof import('../../libs/contracts/src/index.js');

/** Logins as the gateway passes them on once their captcha is solved: it calls the users service with the gateway's key. */
async function loginFlood(gateway: RunningSystem): Promise<() => () => void> {
  const { CallSigner, RpcClients } = await importBuilt<Platform>('libs/platform/dist/index.js');
  const { UsersRpc } = await importBuilt<Contracts>('libs/contracts/dist/index.js');
  const { USERS_RPC, RPC_PRIVATE_KEY } = environmentOf(gateway, 'gateway');
  Object.assign(process.env, { USERS_RPC });
  return () => {
    const clients = new RpcClients(new CallSigner(RPC_PRIVATE_KEY));
    const users = clients.of(UsersRpc);
    const timer = setInterval(() => {
      for (let count = 0; count < LOGINS_PER_SECOND / LOGIN_BURSTS_PER_SECOND; count++)
        users
          .authenticate({ username: `pessoa-${Math.random()}`, password: 'não é a senha' })
          .catch(() => undefined);
    }, 1_000 / LOGIN_BURSTS_PER_SECOND);
    return () => {
      clearInterval(timer);
      clients.onApplicationShutdown();
    };
  };
}
