import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../bootstrap/paths.mjs';
import { kubernetesSecrets } from '../operations/kubernetes-secrets.ts';
import { PROCESSES, variablesOf } from '../system/processes.ts';
import { violation } from './kubernetes-schemas.ts';

describe('npm run secrets -- --kubernetes', () => {
  const printed = spawnSync(process.execPath, [join(ROOT, 'deploy/local/operations/production-secrets.ts')], {
    encoding: 'utf8',
  });
  const values: Record<string, string> = {
    ...(parseEnv(printed.stdout) as Record<string, string>),
    KEDA_REDIS_PASSWORD: 'k',
  };
  const servers = { postgres: 'db:5432', redis: 'cache:6379', smtpUrl: 'smtps://mail' };
  const secrets = kubernetesSecrets(values, servers);
  const keysOf = (name: string) =>
    Object.keys(secrets.find(({ metadata }) => metadata.name === name)?.stringData ?? {});

  it.each(PROCESSES)('gives $name the secrets that it reads and needs', (kind) => {
    const keys = keysOf(kind.name);
    expect(keys.filter((key) => !variablesOf(kind).includes(key))).toEqual([]);
    const needed = [
      'REDIS_URL',
      kind.hasSchema && 'SERVICE_DATABASE_URL',
      kind.kind !== 'worker' && 'RPC_PRIVATE_KEY',
    ];
    expect(keys).toEqual(expect.arrayContaining(needed.filter(Boolean)));
  });

  it('gives services a read replica, and every process the password of the Sentinels, if there are', () => {
    const both = kubernetesSecrets(values, {
      ...servers,
      postgresReplica: 'replica:5432',
      redisSentinelPassword: 's',
    });
    const jobs = both.find(({ metadata }) => metadata.name === 'jobs')?.stringData;
    expect(jobs?.SERVICE_REPLICA_URL).toBe(jobs?.SERVICE_DATABASE_URL?.replace('@db:', '@replica:'));
    for (const { name } of PROCESSES) {
      const own = both.find(({ metadata }) => metadata.name === name)?.stringData;
      expect(own).toMatchObject({ REDIS_SENTINEL_PASSWORD: 's' });
    }
    expect(keysOf('jobs')).not.toEqual(expect.arrayContaining(['SERVICE_REPLICA_URL']));
  });

  it('gives the owner of the database to the migrations alone', () => {
    const owners = secrets.filter(({ stringData }) =>
      JSON.stringify(stringData).includes(values.POSTGRES_PASSWORD ?? '-'),
    );
    expect(owners.map(({ metadata }) => metadata.name)).toEqual(['migrations']);
  });

  it('gives backups a role that the migrations create, and the bucket to nothing else', () => {
    const both = kubernetesSecrets(values, {
      ...servers,
      backupStore: { accessKey: 'a', secretKey: 'bucket-key' },
    });
    const dataOf = (name: string) => both.find(({ metadata }) => metadata.name === name)?.stringData;
    expect(dataOf('backup')?.DATABASE_URL).toContain('://araucaria_backup:');
    expect(dataOf('migrations')?.BACKUP_DATABASE_URL).toBe(dataOf('backup')?.DATABASE_URL);
    const holders = both.filter(({ stringData }) => JSON.stringify(stringData).includes('bucket-key'));
    expect(holders.map(({ metadata }) => metadata.name)).toEqual(['backup']);
  });

  it('prints Secrets of the published schema', async () => {
    for (const secret of secrets) expect(await violation(secret)).toBeUndefined();
  });
});
