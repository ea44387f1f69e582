import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { COMMON_VARIABLES, PROCESSES } from '../system/processes.ts';

/** A line of `readConfig`: `SMTP_URL: url({ … })`. */
const READ = /^\s*([A-Z][A-Z0-9_]+): (?:str|url|num|bool|host|port|email)(?:<[^>]*>)?\(/gm;
/** Read by processes that apply their migrations themselves, in tests only. */
const OF_TESTS = new Set(['DATABASE_URL']);

const OF_SERVICES = [
  'SERVICE_DATABASE_URL',
  'SERVICE_REPLICA_URL',
  'CRON_SCHEDULES',
  'SEED_DEMO',
  'DEMO_HISTORY',
  'RPC_PUBLIC_KEYS',
];
/** Variables in libraries of which a process uses another part. */
const UNUSED: Record<string, readonly string[]> = {
  gateway: OF_SERVICES,
  worker: [...OF_SERVICES, 'RPC_PRIVATE_KEY', 'RPC_RETRY_WINDOW_MS', 'RPC_PORT'],
};

/** The folders of the workspace and of the libraries that it imports. */
function foldersOf(workspace: string): string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const libraries = Object.keys(manifest.dependencies ?? {})
    .filter((name) => name.startsWith('@araucaria/'))
    .map((name) => join('libs', name.slice('@araucaria/'.length)));
  return [workspace, ...libraries.flatMap(foldersOf)];
}

/** Variables that the sources of a workspace read. */
function readBy(workspace: string): Set<string> {
  const files = foldersOf(workspace).flatMap((folder) => globSync(`${folder}/src/**/*.ts`, { cwd: ROOT }));
  const found = files
    // Programs of their own.
    .filter((file) => !/(verify-audit|migrate-services)\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(READ)].map(([, name = '']) => name),
    );
  return new Set(found.filter((name) => !OF_TESTS.has(name)));
}

describe('the variables of a process', () => {
  it.each(PROCESSES)('of $name contain all that its sources read', ({ entry, kind, variables }) => {
    const given = new Set([...COMMON_VARIABLES, ...variables, ...(UNUSED[kind] ?? [])]);
    const workspace = dirname(entry.replace('/bundle', '')).replace(/\/dist$/, '');
    const read = readBy(workspace);
    expect(read.size).toBeGreaterThan(2);
    expect([...read].filter((name) => !given.has(name))).toEqual([]);
  });
});
