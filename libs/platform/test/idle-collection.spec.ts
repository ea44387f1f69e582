import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Leaves 60 MB of garbage, becomes idle, and prints the size of the heap before and after. */
const program = (module: string): string => `
  const { collectGarbageWhenIdle } = await import(${JSON.stringify(module)});
  const megabytes = () => Math.round(process.memoryUsage().heapTotal / 1024 / 1024);
  let records = Array.from({ length: 500_000 }, (_, n) => ({ n, text: 'record ' + n }));
  records = undefined;
  const before = megabytes();
  const hasShrunk = new Promise((resolve) => {
    const timer = setInterval(() => megabytes() < before / 2 && (clearInterval(timer), resolve()), 20);
  });
  collectGarbageWhenIdle(50);
  await hasShrunk;
  console.log('the heap has shrunk');`;

describe('collectGarbageWhenIdle', () => {
  it('returns the memory of the last work while nothing runs', async () => {
    const module = new URL('../src/idle-collection.ts', import.meta.url).href;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program(module)]);
    expect(stdout).toContain('the heap has shrunk');
  });
});
