import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../paths.mjs';
import { PROCESSES, rpcVariable } from '../processes.mjs';

// There is no Docker engine where these tests run: what can be checked is that the file speaks of the same processes.
const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });

describe('docker-compose.yml', () => {
  it.each(PROCESSES)('runs $name as npm start does', ({ name, entry }) => {
    expect(compose.services[name].command).toEqual(['node', entry]);
    expect(compose.services[name].healthcheck.test.join(' ')).toContain('/health/ready');
  });

  it('tells every process where every service is', () => {
    for (const { name } of PROCESSES) {
      for (const { name: service } of PROCESSES.filter(({ kind }) => kind === 'service')) {
        expect(compose.services[name].environment[rpcVariable(service)]).toBe(`${service}:4000`);
      }
    }
  });

  it('passes on the proxies that the gateway trusts', () => {
    expect(compose.services.gateway.environment.TRUSTED_PROXIES).toBe('${TRUSTED_PROXIES:-}');
  });

  it('names no program of ours that is not there', () => {
    const commands = Object.values(compose.services).map(({ command = [] }) => command[1] ?? '');
    const ours = commands.filter((path) => path.startsWith('deploy/'));
    expect(ours).toEqual(['deploy/local/mailbox-server.mjs']);
    for (const path of ours) expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it('restarts every server and pins every foreign image by version and digest', () => {
    for (const [name, { image, restart }] of Object.entries(compose.services)) {
      if (image !== 'araucaria-talentos') expect(image).toMatch(/:[\d.]+(-\w+)?@sha256:[0-9a-f]{64}$/);
      // It ends when the bucket exists.
      if (name !== 'storage-bucket') expect(restart).toBe('unless-stopped');
    }
  });

  it('gives Redis a password that every process knows', () => {
    expect(compose.services.redis.command.join(' ')).toContain('--requirepass ${REDIS_PASSWORD:?}');
    for (const { name } of PROCESSES) {
      expect(compose.services[name].environment.REDIS_URL).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?\}@/);
    }
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
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const manifests = globSync(workspaces, { cwd: ROOT })
      .map((folder) => `${folder}/package.json`)
      .filter((file) => existsSync(join(ROOT, file)));
    expect(manifests.length).toBeGreaterThan(10);
    for (const file of manifests) expect(beforeInstall).toContain(`COPY ${file} `);
  });
});
