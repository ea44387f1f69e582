import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { ClientTCP } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { importBuilt } from '../built-module.ts';
import { atMost } from '../harness/limits.ts';
import { measureAlternately } from '../harness/measure.ts';
import { spreadOf } from '../harness/report.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';

type Platform = typeof import('../../libs/platform/src/index.js');
type Contracts = typeof import('../../libs/contracts/src/index.js');

const HOP: RowDefinition = {
  name: 'hop',
  title: 'call of the gateway to a service, without a statement',
  baseline: 'bare Nest TCP echo',
  line: [atMost('timeRatio', 2)],
  goal: [atMost('timeRatio', 1.2)],
};
const CONCURRENCY = 16;
/** A Sunday. */
const DAYS = { startDate: '2026-11-22', endDate: '2026-11-22' };

/** A call with its signed token, deadline and trace, beside a message of Nest with the same content. The caller is this process. */
export const group: RowGroup = {
  rows: [HOP],
  async run(bench) {
    const { servers } = bench;
    const product = await servers.product({ candidates: 0, copy: 'hop', parts: ['interviews', 'users'] });
    const { CallSigner, RpcClients, runInContext } = await importBuilt<Platform>(
      'libs/platform/dist/index.js',
    );
    const { InterviewsRpc } = await importBuilt<Contracts>('libs/contracts/dist/index.js');
    const { INTERVIEWS_RPC, RPC_PRIVATE_KEY } = environmentOf(product.pids().gateway?.[0]);
    Object.assign(process.env, { INTERVIEWS_RPC });
    const clients = new RpcClients(new CallSigner(RPC_PRIVATE_KEY));
    servers.onStop(() => clients.onApplicationShutdown());
    const interviews = clients.of(InterviewsRpc);
    const actor = { id: 1, username: 'admin', isAdmin: true, isEmployee: true, roles: [] };
    const call = () => runInContext({ requestId: 'bench', actor }, () => interviews.closedDays(DAYS));
    const reply = await call();
    assert.equal(reply.length, 1);

    const baseline = await servers.baseline('nest-echo', {});
    const client = new ClientTCP({ host: '127.0.0.1', port: baseline.port });
    servers.onStop(() => client.close());
    const echo = () => lastValueFrom(client.send<unknown>('echo', reply));
    assert.deepEqual(await echo(), reply);

    const pidsOfInterviews = () => ({ interviews: product.pids().interviews ?? [], client: [process.pid] });
    const { measured, ratios } = await measureAlternately(
      {
        product: { operation: call, pids: pidsOfInterviews },
        baseline: { operation: echo, pids: () => ({ baseline: [baseline.pid], client: [process.pid] }) },
      },
      { ...bench.options, concurrency: CONCURRENCY },
    );
    const times = ratios('rate', 'product', 'baseline').map((ratio) => 1 / ratio);
    const ratio = spreadOf('p50', times);
    bench.report(HOP, {
      product: measured.product,
      comparison: measured.baseline,
      ratio,
      values: {
        timeRatio: ratio.median,
        cpuRatio: measured.product.totalCpuMs / measured.baseline.totalCpuMs,
        microsPerCall: 1_000_000 / measured.product.ratePerSecond,
      },
    });
  },
};

/** The environment of a running process, as the kernel shows it: addresses and keys that only this process has. */
function environmentOf(pid: number | undefined): Record<string, string> {
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}
