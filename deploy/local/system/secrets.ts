import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROCESSES } from './processes.ts';
import { generateRpcKey, type RpcKey } from './rpc-keys.ts';

const CALLERS = PROCESSES.filter(({ kind }) => kind !== 'worker').map(({ name }) => name);

export interface Secrets {
  accountSecret: string;
  sessionSecret: string;
  captchaSecret: string;
  adminPassword: string;
  /** The passwords of the services' database roles follow from it. */
  databaseRoles: string;
  /** The passwords of the users of Redis follow from it. */
  redisUsers: string;
  /** By which the gateway and the services prove who they are, by the name of the process. */
  rpcKeys: Record<string, RpcKey>;
}

/**
 * The secrets of a data folder. A real installation keeps them in its secret store; here they are generated once, so
 * that sessions, challenges and the administrator's login survive a restart.
 */
export function secretsOf(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  let stored: Partial<Secrets> = {};
  try {
    stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    mkdirSync(dataDir, { recursive: true });
  }
  const complete: Secrets = {
    accountSecret: randomBytes(32).toString('hex'),
    sessionSecret: randomBytes(32).toString('hex'),
    captchaSecret: randomBytes(32).toString('hex'),
    adminPassword: randomBytes(9).toString('base64url'),
    databaseRoles: randomBytes(32).toString('hex'),
    redisUsers: randomBytes(32).toString('hex'),
    rpcKeys: Object.fromEntries(CALLERS.map((name) => [name, generateRpcKey(name)])),
    ...stored,
  };
  if (Object.keys(stored).length < Object.keys(complete).length) {
    writeSecrets(dataDir, complete);
  }
  return complete;
}

/** Replaces the secrets of a data folder; running processes keep theirs until they start again. */
export function writeSecrets(dataDir: string, secrets: Secrets): void {
  const file = join(dataDir, 'secrets.json');
  // Renamed into place, so a crash never leaves half of it.
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Adds the secrets of an earlier installation, newest first, after those of the folder. */
export function addPreviousAccountSecret(dataDir: string, previous: string): void {
  const secrets = secretsOf(dataDir);
  const all = new Set([...secrets.accountSecret.split(','), ...previous.split(',')]);
  writeSecrets(dataDir, { ...secrets, accountSecret: [...all].join() });
}
