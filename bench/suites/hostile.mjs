import { withProduct } from '../product.mjs';

const { HOSTILE_DOCUMENTS } = await import('../../gateway/test/hostile-documents.ts');

/** How long the gateway takes to refuse each hostile document, in development and in production mode. */
export async function run(args) {
  const rounds = Number(args[0] ?? 7);
  await withProduct(async ({ start }) => {
    const production = { NODE_ENV: 'production', RATE_LIMITS: 'on' };
    for (const [mode, env] of Object.entries({ development: {}, production })) {
      const gateway = await start('gateway', env);
      await refusal(gateway.url, '{');
      for (const [name, query] of HOSTILE_DOCUMENTS) {
        const times = [];
        let status;
        for (let round = 0; round < rounds; round++) {
          const began = performance.now();
          status = await refusal(gateway.url, query);
          times.push(performance.now() - began);
        }
        times.sort((one, other) => one - other);
        const median = times[Math.floor(rounds / 2)].toFixed(1);
        console.log(`${mode.padEnd(12)} ${name.padEnd(42)} ${status} ${median.padStart(8)} ms`);
      }
    }
  });
}

async function refusal(url, query) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
