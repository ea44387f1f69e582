import { startBaseline } from '../harness/baseline.ts';
import { loadAlternately, printRates } from '../load.ts';
import { withProduct } from '../product.ts';

/** The cheapest response of a gateway, directly and through the load balancer of `npm start`. */
export async function run(args: string[]): Promise<void> {
  const [rounds, seconds] = [Number(args[0] ?? 5), Number(args[1] ?? 4)];
  await withProduct(async ({ start, onStop }) => {
    await start('jobs');
    const { url } = await start('gateway');
    const balanced = await startBaseline('load-balancer', { GATEWAY_PORT: new URL(url).port });
    onStop(() => balanced.stop());
    const results = await loadAlternately(
      { directly: `${url}/api/jobs`, 'through the load balancer': `${balanced.url}api/jobs` },
      { rounds, seconds },
    );
    printRates(results);
    const share = results['through the load balancer'].rate / results.directly.rate;
    console.log(`through the load balancer: ${share.toFixed(2)} of the direct rate`);
  });
}
