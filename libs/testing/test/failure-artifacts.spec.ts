import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArtifacts } from '../failure-artifacts.mjs';
import { onTestFailure } from '../src/failure-artifacts.js';

describe('the artefacts of a failed test', () => {
  let parent: string;
  let folder: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'araucaria-artifacts-'));
    folder = join(parent, 'users.e2e.ts');
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  const failWith = (error: unknown) =>
    writeArtifacts(folder, { title: 'users › log in', error, writers: globalThis.failureWriters ?? [] });
  const read = (name: string) => readFile(join(folder, name), 'utf8');

  it('say what failed, on which machine, with which seed', async () => {
    await failWith(new Error('no such button'));
    expect(await read('failure.txt')).toMatch(/^users › log in\n\nError: no such button\n/);
    expect(JSON.parse(await read('machine.json'))).toMatchObject({
      seed: process.env.TEST_SEED,
      loadAverage: expect.any(Number),
      freeMegabytes: expect.any(Number),
    });
  });

  it('contain what is registered at that time, and name a writer that fails', async () => {
    const forget = [
      onTestFailure((target) => writeFile(join(target, 'page.html'), '<h1>Usuários</h1>')),
      onTestFailure(() => Promise.reject(new Error('the page is closed'))),
    ];
    onTestFailure((target) => writeFile(join(target, 'stopped.log'), ''))();
    try {
      await failWith('refused');
    } finally {
      for (const end of forget) end();
    }
    expect(await readdir(folder)).toEqual(['failure.txt', 'machine.json', 'not-written.txt', 'page.html']);
    expect(await read('failure.txt')).toBe('users › log in\n\nrefused\n');
    expect(await read('not-written.txt')).toContain('the page is closed');
  });
});
