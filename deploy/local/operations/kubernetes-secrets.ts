import { PROCESSES, constantCase } from '../system/processes.ts';

/** Variables that are given to pods by a Secret, never by a ConfigMap. */
export const SECRET_VARIABLES: ReadonlySet<string> = new Set([
  ...[
    'REDIS_URL',
    'REDIS_SENTINEL_PASSWORD',
    'SERVICE_DATABASE_URL',
    'SERVICE_REPLICA_URL',
    'SMTP_URL',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
  ],
  ...[
    'RPC_PRIVATE_KEY',
    'RPC_PUBLIC_KEYS',
    'SESSION_SECRET',
    'CAPTCHA_SECRET',
    'ACCOUNT_SECRET',
    'ADMIN_PASSWORD',
  ],
  ...['METRICS_TOKEN', 'OIDC_CLIENT_SECRET', 'RECAPTCHA_SECRET', 'AI_API_KEY', 'RESUME_AI_API_KEY'],
  ...['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
]);

/** A Secret of Kubernetes; `stringData` is not encoded. */
export interface Secret {
  apiVersion: 'v1';
  kind: 'Secret';
  metadata: { name: string; namespace: string };
  stringData: Record<string, string>;
}

const secret = (name: string, stringData: Record<string, string>): Secret => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name, namespace: 'araucaria-talentos' },
  stringData,
});

/** Where the servers outside of the cluster are; `host` or `host:port`. */
export interface Servers {
  postgres: string;
  /** A read replica, for lists. */
  postgresReplica?: string;
  redis: string;
  /** With Sentinel `redis` is the name of the primary, and this is the password of the Sentinels, if they have one. */
  redisSentinelPassword?: string;
  /** `smtps://…` */
  smtpUrl: string;
  /** Credentials of the bucket of the backups, which no other pod has. */
  backupStore?: { accessKey: string; secretKey: string };
}

/**
 * The Secrets of an installation in Kubernetes: one for each process, with what that process alone reads, one for the migrations,
 * one for backups and one for KEDA.
 * @param values the lines of `npm run secrets`, by name
 */
export function kubernetesSecrets(
  values: Record<string, string>,
  { postgres, postgresReplica, redis, redisSentinelPassword, smtpUrl, backupStore }: Servers,
): Secret[] {
  const value = (name: string): string => {
    const found = values[name];
    if (!found) throw new Error(`${name} is missing`);
    return found;
  };
  const databaseUrl = (user: string, password: string, server: string): string =>
    `postgres://${user}:${value(password)}@${server}/araucaria`;
  const serviceUrl = (name: string, server: string): string =>
    databaseUrl(`araucaria_${name}`, `${constantCase(name)}_DATABASE_PASSWORD`, server);

  const secrets = PROCESSES.map((kind) => {
    const { name, variables, hasSchema } = kind;
    const own: Record<string, string> = {
      ...values,
      SMTP_URL: smtpUrl,
      REDIS_URL: `redis://araucaria-${name}:${value(`${constantCase(name)}_REDIS_PASSWORD`)}@${redis}`,
      ...(variables.includes('RPC_PRIVATE_KEY') && {
        RPC_PRIVATE_KEY: value(`${constantCase(name)}_RPC_KEY`),
      }),
      ...(redisSentinelPassword && { REDIS_SENTINEL_PASSWORD: redisSentinelPassword }),
      ...(hasSchema && {
        SERVICE_DATABASE_URL: serviceUrl(name, postgres),
        ...(postgresReplica && { SERVICE_REPLICA_URL: serviceUrl(name, postgresReplica) }),
      }),
    };
    const names = ['REDIS_URL', 'REDIS_SENTINEL_PASSWORD', ...variables].filter(
      (each) => SECRET_VARIABLES.has(each) && own[each],
    );
    return secret(name, Object.fromEntries(names.map((each) => [each, own[each] ?? ''])));
  });

  const schemas = PROCESSES.filter(({ hasSchema }) => hasSchema).map(({ name }) => name);
  const migrations = Object.fromEntries(
    schemas.map((name) => [`${constantCase(name)}_DATABASE_URL`, serviceUrl(name, postgres)]),
  );
  const owner = { DATABASE_URL: databaseUrl('araucaria', 'POSTGRES_PASSWORD', postgres) };
  const backupRole = serviceUrl('backup', postgres);
  const backup = {
    DATABASE_URL: backupRole,
    S3_ACCESS_KEY: value('S3_ACCESS_KEY'),
    S3_SECRET_KEY: value('S3_SECRET_KEY'),
    BACKUP_S3_ACCESS_KEY: backupStore?.accessKey ?? '',
    BACKUP_S3_SECRET_KEY: backupStore?.secretKey ?? '',
  };
  const keda = {
    REDIS_ADDRESS: redis,
    REDIS_USERNAME: 'araucaria-keda',
    REDIS_PASSWORD: value('KEDA_REDIS_PASSWORD'),
  };
  return [
    ...secrets,
    secret('migrations', { ...owner, ...migrations, BACKUP_DATABASE_URL: backupRole }),
    secret('backup', backup),
    secret('keda', keda),
  ];
}
