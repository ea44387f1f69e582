import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { runProgram } from '../bootstrap/run-program.mjs';
import { buildIfStale } from '../start/build.ts';
import { startPostgres } from '../servers/postgres.ts';
import { PROCESSES } from '../system/processes.ts';

const services = PROCESSES.flatMap(({ name, hasSchema }) => (hasSchema ? [name] : []));

/**
 * `npm run schema:record -- <release> [<git ref>]`: records the schemas of a release in `libs/database/releases`, when it is made
 * or, by its ref, later. Returns the exit code.
 */
export async function main([release, ref]: string[]): Promise<number> {
  if (!release || !/^[\w.-]+$/.test(release)) {
    console.error('Usage: npm run schema:record -- <release> [<git ref>]');
    return 2;
  }
  const counts =
    ref === undefined ? {} : Object.fromEntries(services.map((name) => [name, countMigrations(name, ref)]));
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'araucaria-schema-'));
  const server = await startPostgres({ dataDir: folder, durable: false });
  try {
    const file = join(ROOT, 'libs/database/releases', `${release}.json`);
    const schemas = services.map((name) => `services/${name}/dist/schema.js`);
    return await runProgram(
      process.execPath,
      ['libs/database/dist/record-release.js', file, JSON.stringify(counts), ...schemas],
      { env: { DATABASE_URL: server.url } },
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Released migrations never change and new ones are appended, so that their number describes the schema of a release. */
function countMigrations(service: string, ref: string): number {
  const path = `services/${service}/src/migrations/index.ts`;
  const { status, stdout, stderr } = spawnSync('git', ['show', `${ref}:${path}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git show ${ref}:${path} failed: ${stderr}`);
  return stdout.match(/^ {2}\w+,$/gm)?.length ?? 0;
}
