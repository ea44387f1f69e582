import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const MODULE = fileURLToPath(new URL('./browser-path.mjs', import.meta.url));
/** Above the largest pid of Linux. */
const NO_PID = 4_194_305;

/** Unpacks in another process, as two runs of the tests on one machine do. */
async function unpackElsewhere(folder) {
  const script = `import { unpackedBrowser } from ${JSON.stringify(MODULE)}; process.stdout.write(await unpackedBrowser(${JSON.stringify(folder)}));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return stdout;
}

describe('the unpacked browser', () => {
  let parent;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'araucaria-browser-'));
  });
  afterAll(() => rm(parent, { recursive: true, force: true }));

  it('is complete when two processes unpack it at once, and after an interrupted unpacking', async () => {
    const folder = join(parent, 'chromium-1');
    await mkdir(`${folder}.${NO_PID}`);
    await writeFile(join(`${folder}.${NO_PID}`, 'chromium'), 'the beginning of a program', { mode: 0o700 });

    const paths = await Promise.all([unpackElsewhere(folder), unpackElsewhere(folder)]);

    expect(paths).toEqual([join(folder, 'chromium'), join(folder, 'chromium')]);
    expect((await run(paths[0], ['--version'])).stdout).toMatch(/Chrom/);
    expect(await readdir(parent)).toEqual(['chromium-1']);
  });
});
