import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataDir as configuredDataDir } from '../bootstrap/paths.mjs';
import { roleUrl } from './database-roles.ts';
import { LOOPBACK } from '../servers/ports.ts';
import { rpcVariable, TEST_CLOCK_VARIABLES, variablesOf, type ProcessKind } from './processes.ts';
import { publicRpcKeys } from './rpc-keys.ts';
import type { Secrets } from './secrets.ts';

export interface Member {
  kind: ProcessKind;
  index: number;
  /** HTTP of a gateway, RPC of a service. */
  mainPort: number;
  healthPort: number;
}

interface SystemSettings {
  dataDir: string;
  /** Of the owner of the database. */
  databaseUrl: string;
  redisUrl: (process: string) => string;
  smtpUrl: string;
  /** Of the site. */
  url: string;
  secrets: Secrets;
  members: Member[];
  /** Overrides all else; undefined removes a variable. */
  env: Record<string, string | undefined>;
}

/**
 * The environment of a process: of the settings of the system and of this process's own environment it gets what
 * its kind reads, so that a process that is taken over holds no secret of another.
 */
export function processEnv(member: Member, settings: SystemSettings): NodeJS.ProcessEnv {
  const { kind } = member;
  const { databaseUrl, redisUrl, smtpUrl, env } = settings;
  const all: NodeJS.ProcessEnv = {
    ...defaults(settings),
    ...rpcKeys(kind.name, settings.secrets),
    ...inherited(),
    ...rpcAddresses(settings.members),
    NODE_ENV: 'development',
    HOST: LOOPBACK,
    REDIS_URL: redisUrl(kind.name),
    SMTP_URL: smtpUrl,
    ...(kind.hasSchema && {
      SERVICE_DATABASE_URL: roleUrl(databaseUrl, kind.name, settings.secrets.databaseRoles),
    }),
    ...portEnv(member),
    ...env,
  };
  const names = [...variablesOf(kind), ...(isStartedByTest() ? TEST_CLOCK_VARIABLES : [])];
  return Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
}

/** @throws {Error} naming a variable that no process reads: it would silently have no effect */
export function assertRead(env: Record<string, string | undefined>, kinds: ProcessKind[]): void {
  const read = new Set(kinds.flatMap(variablesOf));
  const unread = Object.keys(env).filter((name) => env[name] !== undefined && !read.has(name));
  if (unread.length)
    throw new Error(`No process reads ${unread.join(', ')} (deploy/local/system/processes.ts)`);
}

function defaults({ secrets, dataDir, url }: SystemSettings): NodeJS.ProcessEnv {
  return {
    MAIL_FROM: 'Araucária Talentos <talentos@araucaria.example>',
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: secrets.adminPassword,
    ACCOUNT_SECRET: secrets.accountSecret,
    SESSION_SECRET: secrets.sessionSecret,
    CAPTCHA_SECRET: secrets.captchaSecret,
    SEED_DEMO: 'true',
    LOG_LEVEL: 'info',
    STORAGE_URL: pathToFileURL(join(dataDir, 'files')).href,
    PUBLIC_URL: url,
    // Three health checks of the load balancer.
    DRAIN_DELAY_MS: '600',
    // Compiled code, shared by all processes and kept for the next start.
    NODE_COMPILE_CACHE: join(configuredDataDir(), 'cache', 'compiled'),
  };
}

const isStartedByTest = (): boolean => process.env.JEST_WORKER_ID !== undefined;

function inherited(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([, value]) => value !== '');
  const env: NodeJS.ProcessEnv = Object.fromEntries(own);
  // Jest's settings are for its own workers, not for the product.
  if (isStartedByTest()) for (const name of ['NODE_OPTIONS', 'NODE_ENV']) delete env[name];
  return env;
}

function rpcKeys(process: string, { rpcKeys: keys }: Secrets): NodeJS.ProcessEnv {
  const own = keys[process];
  return {
    RPC_PRIVATE_KEY: own && JSON.stringify(own),
    RPC_PUBLIC_KEYS: publicRpcKeys(Object.values(keys)),
  };
}

function rpcAddresses(members: Member[]): Record<string, string> {
  const addresses: Record<string, string> = {};
  for (const { kind, mainPort } of members) {
    if (kind.kind !== 'service') continue;
    const name = rpcVariable(kind.name);
    addresses[name] = [addresses[name], `${LOOPBACK}:${mainPort}`].filter(Boolean).join(',');
  }
  return addresses;
}

function portEnv({ kind: { kind }, mainPort, healthPort }: Member): NodeJS.ProcessEnv {
  if (kind === 'gateway') return { PORT: String(mainPort) };
  return {
    RPC_PORT: kind === 'service' ? String(mainPort) : undefined,
    HEALTH_PORT: String(healthPort),
  };
}
