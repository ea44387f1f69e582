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
 * `npm run schema:record -- <release>`: records the schemas of a release in `libs/database/releases`, when it is made. Returns the
 * exit code.
 */
export async function main([release]: string[]): Promise<number> {
  if (!release || !/^[\w.-]+$/.test(release)) {
    console.error('Usage: npm run schema:record -- <release>');
    return 2;
  }
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'araucaria-schema-'));
  const server = await startPostgres({ dataDir: folder, durable: false });
  try {
    const file = join(ROOT, 'libs/database/releases', `${release}.json`);
    const schemas = services.map((name) => `services/${name}/dist/schema.js`);
    return await runProgram(process.execPath, ['libs/database/dist/record-release.js', file, ...schemas], {
      env: { DATABASE_URL: server.url },
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
