// node deploy/backup/main.ts <command>: docs/operations/backup.md describes the commands, variables and exit codes.
import { parseArgs } from 'node:util';
import { ConfigError } from '@araucaria/platform/config';
import { COMMANDS } from './commands.ts';
import { BackupRunning } from './snapshot.ts';

const EXIT = { ok: 0, failed: 1, usage: 2, running: 3 };

const USAGE = `Commands:
  create [--keep <n>] [--secrets <file>]   stores a backup; keeps the newest n
  erasures                                 stores the list of erasures only; for every few minutes
  list                                     the backups of the store
  verify [<id>|all] [--decrypt]            reads every object, and decrypts it
  restore [<id>] [--force] [--sha256 <hash of the manifest>] [--erasures-from <database URL>] [--secrets <file>]
  exporter                                 serves the metrics of the store on HEALTH_PORT
  keygen                                   prints a key pair`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      decrypt: { type: 'boolean' },
      force: { type: 'boolean' },
      sha256: { type: 'string' },
      'erasures-from': { type: 'string' },
      secrets: { type: 'string' },
    },
  });
  const [name = '', id, ...rest] = positionals;
  const command = COMMANDS[name];
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (!command || rest.length || (keep !== undefined && !(Number.isInteger(keep) && keep > 0))) {
    process.stderr.write(`${USAGE}\n`);
    return EXIT.usage;
  }
  return command({
    id,
    keep,
    decrypt: values.decrypt ?? false,
    force: values.force ?? false,
    sha256: values.sha256,
    erasuresFrom: values['erasures-from'],
    secretsFile: values.secrets,
  });
}

function exitCodeOf(error: unknown): number {
  if (error instanceof BackupRunning) return EXIT.running;
  const { code } = error as { code?: string };
  return error instanceof ConfigError || code?.startsWith('ERR_PARSE_ARGS') ? EXIT.usage : EXIT.failed;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${process.env.DEBUG ? (error as Error).stack : (error as Error).message}\n`);
  process.exitCode = exitCodeOf(error);
}
