import { Client } from 'pg';
import { readConfig, url } from '@araucaria/platform';
import { verifyAuditTrail, type AuditHead } from './audit-verification.js';

/**
 * `npm run audit:verify -- [--anchor <number>:<hash>]`. Exits with code 1 if the trail is broken, with 2 if it could not be
 * read.
 */
async function main(args: string[]): Promise<number> {
  const anchor = anchorOf(args);
  const { DATABASE_URL } = readConfig({ DATABASE_URL: url({ desc: 'postgres://…' }) });
  const client = new Client({ connectionString: DATABASE_URL, options: '-c search_path=users' });
  await client.connect();
  try {
    const { entries, head, broken } = await verifyAuditTrail(client, anchor);
    process.stdout.write(`${entries} entries verified. Head: ${head.seq}:${head.hash}\n`);
    if (broken) process.stderr.write(`BROKEN at entry ${broken.seq}: ${broken.reason}\n`);
    return broken ? 1 : 0;
  } finally {
    await client.end();
  }
}

function anchorOf([option, value]: string[]): AuditHead | undefined {
  if (option === undefined) return undefined;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(value ?? '') ?? [];
  if (option !== '--anchor' || seq === undefined || hash === undefined)
    throw new Error('Usage: npm run audit:verify -- [--anchor <number>:<hash>]');
  return { seq: Number(seq), hash };
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
