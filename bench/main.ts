import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeHistory } from './harness/history.ts';
import { startProfiles } from './harness/profile.ts';
import { describeRow, judge, toMarkdown } from './harness/report.ts';
import type { Bench, BenchOptions, RowGroup, RowResult } from './harness/row.ts';
import { withServers } from './harness/servers.ts';

// `npm run bench`: every row of the table in docs/performance.md, product and baseline in turns.
// `npm run bench -- <row or file of rows/> …`: some of them.
// `npm run bench -- <file of suites/> …`: a measurement of another kind.
// Options: --rounds=7 --seconds=2 --candidates=1000000 --seed=1; --short: 3 rounds of half a second at 10,000 candidates;
// --profile=<folder>: writes CPU profiles of all processes there;
// --keep: writes bench/results/<date>.json and the picture of the history, as a run of all rows does.

interface Suite {
  run(args: string[]): Promise<void>;
}

const SHORT = { rounds: '3', seconds: '0.5', candidates: '10000' };
const RESULTS = new URL('./results/', import.meta.url);

const modulesOf = (folder: string): string[] =>
  readdirSync(new URL(`./${folder}/`, import.meta.url)).map((file) => file.replace('.ts', ''));

const [first = '', ...others] = process.argv.slice(2);
if (modulesOf('suites').includes(first)) {
  const suite = (await import(`./suites/${first}.ts`)) as Suite;
  await suite.run(others);
} else {
  await runRows(process.argv.slice(2));
}

async function runRows(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      candidates: { type: 'string' },
      seed: { type: 'string' },
      short: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  });
  const given = {
    rounds: '7',
    seconds: '2',
    candidates: '1000000',
    seed: '1',
    ...(values.short && SHORT),
    ...values,
  };
  const options: BenchOptions = {
    rounds: Number(given.rounds),
    seconds: Number(given.seconds),
    candidates: Number(given.candidates),
    seed: Number(given.seed),
  };
  const groups = await loadGroups();
  const known = [...groups].flatMap(([file, { rows }]) => [file, ...rows.map(({ name }) => name)]);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length) {
    console.error(
      `unknown: ${unknown.join(', ')}\nrows: ${known.join(', ')}\nsuites: ${modulesOf('suites').join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }

  const writeProfile = values.profile === undefined ? undefined : await startProfiles(values.profile);
  const results: RowResult[] = [];
  await withServers(async (servers) => {
    const bench: Bench = {
      options,
      servers,
      report(row, outcome) {
        const result = judge(row, outcome);
        results.push(result);
        console.log(describeRow(result));
      },
      async attempt(row, measure) {
        try {
          await measure();
        } catch (error) {
          process.exitCode = 1;
          bench.report(row, { values: {}, failure: error instanceof Error ? error.message : String(error) });
        }
      },
    };
    for (const [file, group] of groups) {
      const names = group.rows
        .map(({ name }) => name)
        .filter((name) => !positionals.length || positionals.includes(file) || positionals.includes(name));
      if (!names.length) continue;
      try {
        await group.run(bench, new Set(names));
      } catch (error) {
        // Their processes did not start, or a check of several rows failed. The other groups are measured.
        const unmeasured = group.rows.filter(
          ({ name }) => names.includes(name) && !results.some((result) => result.name === name),
        );
        const fail = async (): Promise<never> => {
          throw error;
        };
        for (const row of unmeasured) await bench.attempt(row, fail);
      }
    }
  }, options.seed);

  await writeProfile?.();
  console.log(`\n${toMarkdown(results)}`);
  const missed = results.filter(({ isLineMet }) => !isLineMet).length;
  const missedGoals = results.filter(({ isGoalMet }) => !isGoalMet).length;
  console.log(`\n${results.length} rows, ${missed} lines missed, ${missedGoals} goals missed`);
  if (values.keep || (!positionals.length && !values.short)) keep(options, results);
}

/** The groups in rows/ by the name of their file; files without `group` contain what several groups use. */
async function loadGroups(): Promise<Map<string, RowGroup>> {
  const modules = modulesOf('rows').map(async (file) => {
    const { group } = (await import(`./rows/${file}.ts`)) as { group?: RowGroup };
    return group ? [[file, group] as const] : [];
  });
  return new Map((await Promise.all(modules)).flat());
}

function keep(options: BenchOptions, results: RowResult[]): void {
  mkdirSync(RESULTS, { recursive: true });
  const at = new Date().toISOString();
  const file = new URL(`${at.slice(0, 16).replaceAll(':', '-')}.json`, RESULTS);
  writeFileSync(file, `${JSON.stringify({ at, options, results }, null, 2)}\n`);
  writeHistory();
}
