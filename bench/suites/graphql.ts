import { loadAlternately, printRates, type Target } from '../load.ts';
import { withProduct } from '../product.ts';

const QUERY = `query Vagas {
  jobs { id title department location type description requirements benefits salaryMin salaryMax isActive createdAt }
}`;

/** The list of jobs over GraphQL, compiled and interpreted, beside its REST twin. All of them ask the service. */
export async function run(args: string[]): Promise<void> {
  const [rounds, seconds] = [Number(args[0] ?? 5), Number(args[1] ?? 4)];
  await withProduct(async ({ start }) => {
    await start('jobs');
    const compiled = await start('gateway', { JOB_LIST_CACHE: 'off' });
    const interpreted = await start('gateway', { GRAPHQL_COMPILED: 'off' });
    const graphql = ({ url }: { url: string }): Target => ({
      url: `${url}/graphql`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    });
    const results = await loadAlternately(
      {
        REST: `${compiled.url}/api/jobs`,
        'GraphQL, compiled': graphql(compiled),
        'GraphQL, interpreted': graphql(interpreted),
      },
      { rounds, seconds },
    );
    printRates(results);
    const rate = results['GraphQL, compiled'].rate;
    const toInterpreted = rate / results['GraphQL, interpreted'].rate;
    const toRest = rate / results.REST.rate;
    console.log(`compiled: ${toInterpreted.toFixed(2)} × interpreted, ${toRest.toFixed(2)} of REST`);
  });
}
