// npm run secrets: prints the secrets of an installation as lines of `.env`, each time new ones. With `--kubernetes` it prints
// them as Secrets, for servers at POSTGRES_HOST, REDIS_HOST and SMTP_URL, if set also POSTGRES_REPLICA_HOST,
// REDIS_SENTINEL_PASSWORD, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY: npm run --silent secrets -- --kubernetes > secrets.yaml
// With another first argument it rotates one of them (rotate-secret.ts).
import { randomBytes } from 'node:crypto';
import { messageOf } from '../errors.ts';
import { kubernetesSecrets } from './kubernetes-secrets.ts';
import { PROCESSES, constantCase } from '../system/processes.ts';
import { rotate } from '../release/rotate-secret.ts';
import { envLine } from '../release/rotation.ts';
import { generateRpcKey, publicRpcKeys } from '../system/rpc-keys.ts';

const secret = (): string => randomBytes(24).toString('hex');
const schemas = PROCESSES.filter(({ hasSchema }) => hasSchema);

const keys = PROCESSES.filter(({ kind }) => kind !== 'worker').map(({ name }) => generateRpcKey(name));

function print(isForKubernetes: boolean): void {
  const values: Record<string, string> = {
    ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
    ACCOUNT_SECRET: secret(),
    SESSION_SECRET: secret(),
    CAPTCHA_SECRET: secret(),
    POSTGRES_PASSWORD: secret(),
    ...Object.fromEntries(schemas.map(({ name }) => [`${constantCase(name)}_DATABASE_PASSWORD`, secret()])),
    BACKUP_DATABASE_PASSWORD: secret(),
    REDIS_PASSWORD: secret(),
    ...Object.fromEntries(PROCESSES.map(({ name }) => [`${constantCase(name)}_REDIS_PASSWORD`, secret()])),
    ...Object.fromEntries(
      keys.map((key) => [`${key.kid.split('.')[0]?.toUpperCase()}_RPC_KEY`, JSON.stringify(key)]),
    ),
    RPC_PUBLIC_KEYS: publicRpcKeys(keys),
    METRICS_TOKEN: secret(),
    S3_ACCESS_KEY: randomBytes(10).toString('hex'),
    S3_SECRET_KEY: secret(),
  };
  if (!isForKubernetes) {
    for (const [name, value] of Object.entries(values)) console.log(envLine(name, value));
    return;
  }
  const {
    POSTGRES_HOST: postgres = 'postgres.example:5432',
    REDIS_HOST: redis = 'redis.example:6379',
    SMTP_URL: smtpUrl = 'smtps://user:password@mail.example',
    POSTGRES_REPLICA_HOST: postgresReplica,
    REDIS_SENTINEL_PASSWORD: redisSentinelPassword,
    BACKUP_S3_ACCESS_KEY: accessKey,
    BACKUP_S3_SECRET_KEY: secretKey,
  } = process.env;
  const documents = kubernetesSecrets(
    { ...values, KEDA_REDIS_PASSWORD: secret() },
    {
      ...{ postgres, redis, smtpUrl },
      ...(postgresReplica && { postgresReplica }),
      ...(redisSentinelPassword && { redisSentinelPassword }),
      ...(accessKey && secretKey && { backupStore: { accessKey, secretKey } }),
    },
  );
  // JSON is YAML.
  console.log(documents.map((document) => JSON.stringify(document, null, 2)).join('\n---\n'));
}

const args = process.argv.slice(2);
const isForKubernetes = args.includes('--kubernetes');
if (args.length && !isForKubernetes) {
  try {
    process.exitCode = rotate(args);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
} else print(isForKubernetes);
