import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readState, replaceFile } from '../bootstrap/state-file.mjs';
import { PROCESSES } from './processes.ts';
import { generateRpcKey, type RpcKey } from './rpc-keys.ts';

const CALLERS = PROCESSES.filter(({ kind }) => kind !== 'worker').map(({ name }) => name);

export interface Secrets {
  accountSecret: string;
  sessionSecret: string;
  captchaSecret: string;
  /** Of the first account, which the first start creates. */
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
export function secretsOf(dataDir: string, env = process.env): Secrets {
  const stored = (readState(join(dataDir, 'secrets.json')) ?? {}) as Partial<Secrets>;
  const complete: Secrets = {
    accountSecret: randomBytes(32).toString('hex'),
    sessionSecret: randomBytes(32).toString('hex'),
    captchaSecret: randomBytes(32).toString('hex'),
    adminPassword: env.ADMIN_PASSWORD || randomBytes(9).toString('base64url'),
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
  mkdirSync(dataDir, { recursive: true });
  replaceFile(join(dataDir, 'secrets.json'), `${JSON.stringify(secrets, null, 2)}\n`);
}

/** The password of the first account, which is printed at each start: later starts do not change it. */
export function shownPassword(dataDir: string, env = process.env): string {
  const { adminPassword } = secretsOf(dataDir, env);
  return adminPassword === env.ADMIN_PASSWORD ? '(as given by ADMIN_PASSWORD)' : adminPassword;
}

/**
 * Takes what belongs to restored data from their secrets: the second factors in the database need the account secret of the
 * backup, which is added after the folder's own, and the accounts have the passwords of that time.
 */
export function adoptSecrets(dataDir: string, file: string): void {
  if (!existsSync(join(dataDir, 'secrets.json'))) return renameSync(file, join(dataDir, 'secrets.json'));
  const restored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  const secrets = secretsOf(dataDir);
  const keys = [secrets.accountSecret, restored.accountSecret ?? ''].flatMap((list) => list.split(','));
  const accountSecret = [...new Set(keys.filter(Boolean))].join();
  const { adminPassword = secrets.adminPassword } = restored;
  writeSecrets(dataDir, { ...secrets, accountSecret, adminPassword });
}
