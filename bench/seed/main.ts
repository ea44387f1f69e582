import { parseArgs } from 'node:util';
import { seedDatabase } from './seed-database.ts';

// node bench/seed/main.ts --database=postgresql://… --candidates=100000: fills the database of an installation without
// candidates. `SEED_DEMO=false` keeps its services from adding demo data.
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    candidates: { type: 'string', default: '10000' },
    jobs: { type: 'string' },
    seed: { type: 'string' },
  },
});
if (!values.database) throw new Error('--database=postgresql://… is missing');
const startedMs = performance.now();
await seedDatabase({
  databaseUrl: values.database,
  candidates: Number(values.candidates),
  ...(values.jobs && { jobs: Number(values.jobs) }),
  ...(values.seed && { seed: Number(values.seed) }),
});
console.log(`${values.candidates} candidates in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
