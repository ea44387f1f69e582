import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MODULE = new URL('../dist/process/yield-to-others.js', import.meta.url);
const PROGRAM = `
import { getPriority } from 'node:os';
import { yieldToOthers } from '${MODULE.href}';
const before = getPriority();
yieldToOthers();
console.log(JSON.stringify({ before, after: getPriority() }));
`;

interface Priorities {
  before: number;
  after: number;
}

function prioritiesUnder(...command: string[]): Priorities {
  const [program = '', ...args] = [...command, process.execPath, '--input-type=module', '--eval', PROGRAM];
  return JSON.parse(execFileSync(program, args, { encoding: 'utf8' })) as Priorities;
}

describe('the priority of the résumé parser', () => {
  beforeAll(() => {
    if (!existsSync(MODULE)) throw new Error('build the resume-parser first');
  });

  it('is lower than that of the processes that answer requests', () => {
    const { before, after } = prioritiesUnder();
    expect(after).toBe(Math.max(before, 5));
  });

  it('stays as low as that with which it was started', () => {
    const { before, after } = prioritiesUnder('nice', '-n', '12');
    expect(after).toBe(before);
  });
});
