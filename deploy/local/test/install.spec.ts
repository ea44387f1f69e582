import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from '../bootstrap/install.mjs';
import { temporaryFolder } from './helpers.ts';

const PACKAGE = { version: '1.2.3', integrity: 'sha512-x' };
const LOCK = {
  '': {},
  'libs/one': { version: '0.1.0' },
  'node_modules/thing': PACKAGE,
  'node_modules/only-on-mars': { ...PACKAGE, optional: true },
};
const stamp = join('node_modules', '.araucaria-lock');

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder.path, 'node_modules', 'thing'), { recursive: true });
});
afterEach(() => folder.remove());

const write = (name: string, packages: object) =>
  writeFileSync(join(folder.path, name), JSON.stringify({ packages }));
const lock = (packages: object = LOCK) => write('package-lock.json', packages);
const npmRecord = (packages: object = { 'node_modules/thing': PACKAGE }) =>
  write('node_modules/.package-lock.json', packages);

describe('whether packages have to be installed', () => {
  it('believes the record of npm, then its own stamp', () => {
    lock();
    npmRecord();
    expect(isInstalled(folder.path)).toBe(true);
    expect(existsSync(join(folder.path, stamp))).toBe(true);
    rmSync(join(folder.path, 'node_modules', '.package-lock.json'));
    expect(isInstalled(folder.path)).toBe(true);
  });

  it('detects a changed lockfile', () => {
    lock();
    npmRecord();
    isInstalled(folder.path);
    lock({ ...LOCK, 'node_modules/thing': { version: '1.2.4', integrity: 'sha512-y' } });
    expect(isInstalled(folder.path)).toBe(false);
  });

  it('detects an interrupted installation, which has neither stamp nor record', () => {
    lock();
    expect(isInstalled(folder.path)).toBe(false);
    rmSync(join(folder.path, 'node_modules'), { recursive: true });
    expect(isInstalled(folder.path)).toBe(false);
  });

  it.each([
    ['missing', {}] as const,
    ['of another version', { 'node_modules/thing': { ...PACKAGE, version: '1.0.0' } }],
    [
      'of the same version with other content',
      { 'node_modules/thing': { ...PACKAGE, integrity: 'sha512-z' } },
    ],
  ])('detects a package that is %s', (_, installed) => {
    lock();
    npmRecord(installed);
    expect(isInstalled(folder.path)).toBe(false);
  });

  it('detects a package that the record of npm names and the folder lacks', () => {
    lock();
    npmRecord();
    rmSync(join(folder.path, 'node_modules', 'thing'), { recursive: true });
    expect(isInstalled(folder.path)).toBe(false);
  });

  it('requires the link of a new workspace', () => {
    const link = { 'node_modules/@araucaria/one': { link: true } };
    lock({ ...LOCK, ...link });
    npmRecord({ 'node_modules/thing': PACKAGE, ...link });
    expect(isInstalled(folder.path)).toBe(false);
    mkdirSync(join(folder.path, 'node_modules', '@araucaria', 'one'), { recursive: true });
    expect(isInstalled(folder.path)).toBe(true);
  });
});
