// npm run secrets: prints the secrets of an installation as lines of `.env`, each time new ones.
import { randomBytes } from 'node:crypto';
import { PROCESSES } from './processes.ts';
import { generateRpcKey, publicRpcKeys } from './rpc-keys.ts';

const secret = (): string => randomBytes(24).toString('hex');
const variableName = (process: string): string => process.toUpperCase().replaceAll('-', '_');
const schemas = PROCESSES.filter(({ hasSchema }) => hasSchema);

const keys = PROCESSES.filter(({ kind }) => kind !== 'worker').map(({ name }) => generateRpcKey(name));

const lines: Record<string, string> = {
  ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
  ACCOUNT_SECRET: secret(),
  SESSION_SECRET: secret(),
  CAPTCHA_SECRET: secret(),
  POSTGRES_PASSWORD: secret(),
  ...Object.fromEntries(schemas.map(({ name }) => [`${variableName(name)}_DATABASE_PASSWORD`, secret()])),
  REDIS_PASSWORD: secret(),
  ...Object.fromEntries(PROCESSES.map(({ name }) => [`${variableName(name)}_REDIS_PASSWORD`, secret()])),
  // In quotes: they are JSON.
  ...Object.fromEntries(
    keys.map((key) => [`${key.kid.split('.')[0]?.toUpperCase()}_RPC_KEY`, `'${JSON.stringify(key)}'`]),
  ),
  RPC_PUBLIC_KEYS: `'${publicRpcKeys(keys)}'`,
  S3_ACCESS_KEY: randomBytes(10).toString('hex'),
  S3_SECRET_KEY: secret(),
};
for (const [name, value] of Object.entries(lines)) console.log(`${name}=${value}`);
