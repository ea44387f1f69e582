import { existsSync, readFileSync } from 'node:fs';
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

  it('names no program of ours that is not there', () => {
    const commands = Object.values(compose.services).map(({ command = [] }) => command[1] ?? '');
    const ours = commands.filter((path) => path.startsWith('deploy/'));
    expect(ours).toEqual(['deploy/local/mailbox-server.mjs']);
    for (const path of ours) expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it('waits only for services that it has', () => {
    const names = Object.keys(compose.services);
    for (const { depends_on = {} } of Object.values(compose.services)) {
      expect(names).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    }
  });
});
