import { withProduct } from '../product.mjs';
import { inTurns, printRates } from '../turns.mjs';

const QUERY = `query Vagas {
  jobs { id title department location type description requirements benefits salaryMin salaryMax isActive createdAt }
}`;

/** The list of vacancies over GraphQL, compiled and interpreted, beside its REST twin; all of them ask the service. */
export async function run(args) {
  const [rounds, seconds] = [Number(args[0] ?? 5), Number(args[1] ?? 4)];
  await withProduct(async ({ start }) => {
    await start('jobs');
    const compiled = await start('gateway', { JOB_LIST_CACHE: 'off' });
    const interpreted = await start('gateway', { GRAPHQL_COMPILED: 'off' });
    const over = ({ url }) => ({
      url: `${url}/graphql`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    });
    const results = await inTurns(
      {
        REST: `${compiled.url}/api/jobs`,
        'GraphQL, compiled': over(compiled),
        'GraphQL, interpreted': over(interpreted),
      },
      { rounds, seconds },
    );
    printRates(results);
    const [rest, jit, plain] = Object.values(results).map(({ rate }) => rate);
    console.log(`compiled: ${(jit / plain).toFixed(2)} × interpreted, ${(jit / rest).toFixed(2)} of REST`);
  });
}
