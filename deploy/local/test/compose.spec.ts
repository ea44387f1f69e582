import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';
import { roleVariable } from '../database-roles.ts';
import { PROCESSES, rpcVariable, variablesOf } from '../processes.ts';
import { redisRules } from '../redis-acl.ts';

interface ComposeService {
  image: string;
  command: string[];
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  environment: Record<string, string>;
  healthcheck: { test: string[] };
  depends_on?: Record<string, unknown>;
}

// These tests run without a Docker engine. They check that the file describes the same processes as `npm start`.
const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Partial<ComposeService>>;
  configs: { 'redis-users': { content: string } };
};
const service = (name: string): ComposeService => compose.services[name] as ComposeService;

describe('docker-compose.yml', () => {
  it.each(PROCESSES)('runs $name as npm start does', ({ name, entry }) => {
    expect(service(name).command).toEqual(['node', entry]);
    expect(service(name).healthcheck.test.join(' ')).toContain('/health/ready');
  });

  it.each(PROCESSES)('gives $name no variable that it does not read', (kind) => {
    const { name } = kind;
    const allowed = variablesOf(kind);
    expect(Object.keys(service(name).environment).filter((variable) => !allowed.includes(variable))).toEqual(
      [],
    );
  });

  it.each(PROCESSES)('gives $name the address of each service that it calls', ({ name, variables }) => {
    for (const { name: target } of PROCESSES.filter(({ kind }) => kind === 'service')) {
      const variable = rpcVariable(target);
      const expected = variables.includes(variable) ? `${target}:4000` : undefined;
      expect([variable, service(name).environment[variable]]).toEqual([variable, expected]);
    }
  });

  it('gives every process that calls a key of its own', () => {
    for (const { name, variables } of PROCESSES) {
      const expected = variables.includes('RPC_PRIVATE_KEY')
        ? `\${${name.toUpperCase()}_RPC_KEY:?}`
        : undefined;
      expect([name, service(name).environment.RPC_PRIVATE_KEY]).toEqual([name, expected]);
    }
  });

  it('gives every service a database role of its own, and the owner only to the migrations', () => {
    const { environment, command } = service('migrations');
    const schemas = PROCESSES.filter(({ hasSchema }) => hasSchema);
    expect(command.slice(2)).toEqual(schemas.map(({ name }) => `services/${name}/dist/schema.js`));
    for (const { name } of schemas) {
      const url = service(name).environment.SERVICE_DATABASE_URL;
      expect(url).toContain(`://araucaria_${name}:\${${name.toUpperCase()}_DATABASE_PASSWORD:?}@`);
      expect(environment[roleVariable(name)]).toBe(url);
    }
    for (const { name } of PROCESSES)
      expect(JSON.stringify(service(name).environment)).not.toContain('POSTGRES_PASSWORD');
  });

  it('passes the trusted proxies to the gateway', () => {
    expect(service('gateway').environment.TRUSTED_PROXIES).toBe('${TRUSTED_PROXIES:-}');
  });

  it('names only programs of deploy/ that exist', () => {
    const commands = Object.values(compose.services).map(({ command = [] }) => command[1] ?? '');
    const ours = commands.filter((path) => path.startsWith('deploy/'));
    expect(ours).toEqual(['deploy/mailbox/main.ts']);
    for (const path of ours) expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it('restarts every server and pins every foreign image by version and digest', () => {
    for (const [name, { image, restart }] of Object.entries(compose.services)) {
      if (image !== 'araucaria-talentos') expect(image).toMatch(/:[\d.]+(-\w+)?@sha256:[0-9a-f]{64}$/);
      // It exits when the bucket exists, or when all schemas are migrated.
      const ends: Record<string, string | undefined> = {
        'storage-bucket': undefined,
        migrations: 'on-failure',
      };
      expect([name, restart]).toEqual([name, name in ends ? ends[name] : 'unless-stopped']);
    }
  });

  it('gives every process a user of Redis, with the rights that npm start gives it', () => {
    const lines = compose.configs['redis-users'].content.trim().split('\n');
    expect(lines.shift()).toBe('user default on >${REDIS_PASSWORD:?} ~* &* +@all');
    const passwordOf = (name: string) => `\${${name.toUpperCase().replace('-', '_')}_REDIS_PASSWORD:?}`;
    expect(lines.sort()).toEqual(
      PROCESSES.map(({ name }) =>
        ['user', `araucaria-${name}`, 'on', `>${passwordOf(name)}`, ...redisRules(name, 'araucaria')].join(
          ' ',
        ),
      ).sort(),
    );
    expect(service('redis').command.join(' ')).toContain('--aclfile /run/redis-users.acl');
    for (const { name } of PROCESSES)
      expect(service(name).environment.REDIS_URL).toBe(
        `redis://araucaria-${name}:${passwordOf(name)}@redis:6379`,
      );
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

  it('gives no capability back, but to the storage those by which it leaves root', () => {
    for (const [name, { cap_add = [] }] of Object.entries(compose.services))
      expect([name, cap_add]).toEqual([
        name,
        name === 'storage' ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'] : [],
      ]);
  });

  it('waits only for services that it has', () => {
    const names = Object.keys(compose.services);
    for (const { depends_on = {} } of Object.values(compose.services)) {
      expect(names).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    }
  });
});

describe('Dockerfile', () => {
  it('copies the manifest of every workspace before it installs packages', () => {
    const text = readFileSync(join(ROOT, 'deploy/docker/Dockerfile'), 'utf8');
    const beforeInstall = text.slice(0, text.indexOf('RUN npm ci'));
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      workspaces: string[];
    };
    const manifests = globSync(workspaces, { cwd: ROOT })
      .map((folder) => `${folder}/package.json`)
      .filter((file) => existsSync(join(ROOT, file)));
    expect(manifests.length).toBeGreaterThan(10);
    for (const file of manifests) expect(beforeInstall).toContain(`COPY ${file} `);
  });
});
