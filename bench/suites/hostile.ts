import { HOSTILE_DOCUMENTS } from '../../gateway/test/hostile-documents.ts';
import { withProduct } from '../product.ts';

/** How long the gateway takes to refuse each hostile document, in development and in production mode. */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 7);
  await withProduct(async ({ start }) => {
    const production: Record<string, string> = { NODE_ENV: 'production', RATE_LIMITS: 'on' };
    for (const [mode, env] of Object.entries({ development: {}, production })) {
      const gateway = await start('gateway', env);
      await refusal(gateway.url, '{');
      for (const [name, query] of HOSTILE_DOCUMENTS) {
        const timesMs: number[] = [];
        let status = 0;
        for (let round = 0; round < rounds; round++) {
          const began = performance.now();
          status = await refusal(gateway.url, query);
          timesMs.push(performance.now() - began);
        }
        timesMs.sort((one, other) => one - other);
        const medianMs = (timesMs[Math.floor(rounds / 2)] ?? 0).toFixed(1);
        console.log(`${mode.padEnd(12)} ${name.padEnd(42)} ${status} ${medianMs.padStart(8)} ms`);
      }
    }
  });
}

async function refusal(url: string, query: string): Promise<number> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
