import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProcessLog } from '../system/process-log.ts';
import { temporaryFolder, until } from './helpers.ts';

const contentOf = ({ file }: ProcessLog) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

describe('the log of a process', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  it('gets the whole output, and shows errors once', async () => {
    const shown: string[] = [];
    const log = new ProcessLog(join(folder.path, 'a.log'), (text) => shown.push(text));
    log.write(Buffer.from('ready\n{"level":50,"msg":"no '));
    log.write(Buffer.from('Redis"}\n{"level":50,"msg":"no Redis"}\n'));
    log.close();
    await until(() => contentOf(log).endsWith('\n'));
    expect(contentOf(log)).toBe('ready\n{"level":50,"msg":"no Redis"}\n{"level":50,"msg":"no Redis"}\n');
    expect(shown).toEqual(['no Redis']);
    expect(log.tail).toBe('ready\nno Redis\nno Redis');
  });

  it('is readable by its owner alone, also if an earlier release has made it', async () => {
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    const earlier = join(folder.path, 'earlier.log');
    writeFileSync(earlier, 'line\n', { mode: 0o644 });
    for (const file of [earlier, join(folder.path, 'logs', 'new.log')]) {
      const log = new ProcessLog(file, () => undefined);
      log.write(Buffer.from('more\n'));
      log.close();
      await until(() => contentOf(log).endsWith('more\n'));
      expect(modeOf(file)).toBe('600');
    }
    expect(modeOf(join(folder.path, 'logs'))).toBe('700');
  });

  it('drops the output of a killed process that arrives after its end', async () => {
    const log = new ProcessLog(join(folder.path, 'b.log'), () => undefined);
    log.write(Buffer.from('before\n'));
    log.close();
    log.write(Buffer.from('after\n'));
    // An error of the stream would be emitted in a later turn, and end the program.
    await until(() => contentOf(log) === 'before\n');
  });
});
