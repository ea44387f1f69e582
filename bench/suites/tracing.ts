import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePorts } from '@araucaria/local/ports';
import { loadAlternately, printRates } from '../load.ts';
import { withProduct } from '../product.ts';

/** Shares of recorded traces; undefined: without tracing. */
const MODES = { 'without tracing': undefined, '10 % recorded': '0.1', 'all recorded': '1' };

/**
 * What tracing costs a small request that crosses gateway, call and statement: the list of jobs without the cache of the
 * gateway. Spans are sent to a collector in this process that discards them, whose cost is part of the measurement.
 */
export async function run(args: string[]): Promise<void> {
  const [rounds, seconds] = [Number(args[0] ?? 5), Number(args[1] ?? 4)];
  await withProduct(async ({ start, onStop }) => {
    const collector = createServer((request, response) => {
      request.resume().on('end', () => response.end('{}'));
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    onStop(() => {
      collector.closeAllConnections();
      collector.close();
    });
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

    const targets: Record<string, string> = {};
    for (const [mode, share] of Object.entries(MODES)) {
      const [port] = await freePorts(1);
      const tracing = share && { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share };
      await start('jobs', { RPC_PORT: String(port), ...tracing });
      const gateway = await start('gateway', {
        JOBS_RPC: `127.0.0.1:${port}`,
        JOB_LIST_CACHE: 'off',
        ...tracing,
      });
      targets[mode] = `${gateway.url}/api/jobs`;
    }
    const results = await loadAlternately(targets, { rounds, seconds });
    printRates(results);
    const rateOf = (mode: string) => results[mode]?.rate ?? 0;
    const [base = '', ...others] = Object.keys(MODES);
    for (const mode of others) console.log(`${mode}: ${(rateOf(mode) / rateOf(base)).toFixed(2)} × ${base}`);
  });
}
