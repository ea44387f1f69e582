import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { stopWithLauncher } from '../bootstrap/stop-with-launcher.mjs';
import { roleUrl, roleVariable } from './database-roles.ts';

interface MigrationsOptions {
  /** Of the owner of the database. */
  databaseUrl: string;
  services: string[];
  /** The passwords of the services' roles follow from it. */
  roleSecret: string;
  logFile: string;
  signal?: AbortSignal | undefined;
}

/**
 * Applies the migrations of services, in the only process of the product that is given the owner of the database.
 * @throws {Error} with the output of the process when a migration fails
 */
export async function applyMigrations(options: MigrationsOptions): Promise<void> {
  const { databaseUrl, services, roleSecret, logFile, signal } = options;
  if (!services.length) return;
  const roles = services.map((service): [string, string] => [
    roleVariable(service),
    roleUrl(databaseUrl, service, roleSecret),
  ]);
  const schemas = services.map((service) => `services/${service}/dist/schema.js`);
  const child = spawn(process.execPath, ['libs/database/dist/migrate-services.js', ...schemas], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: databaseUrl,
      ...Object.fromEntries(roles),
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  stopWithLauncher(child, { signal: 'TERM', stage: 1 });
  let output = '';
  const collect = (chunk: Buffer): void => void (output += chunk.toString('utf8'));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, output, { mode: 0o600 });
  if (code !== 0) throw new Error(`The migrations failed:\n${output.trim()}`);
}
