import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { LOOPBACK, freePorts } from '../servers/ports.ts';

/** Of 17,000 ports: two processes that drew at random would share about twenty. */
const DRAWN = 600;

const script = `import { freePorts } from './servers/ports.ts'; console.log(JSON.stringify(await freePorts(${DRAWN})));`;
/** The ports that another process draws, which then ends. */
const drawElsewhere = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: resolve(import.meta.dirname, '..'),
  });
  return JSON.parse(stdout) as number[];
};

describe('free ports', () => {
  it('differ between processes, also before a program listens on them', async () => {
    const own = await freePorts(DRAWN);
    const others = await drawElsewhere();
    expect(new Set(own).size).toBe(DRAWN);
    expect(new Set(others).size).toBe(DRAWN);
    expect(others.filter((port) => own.includes(port))).toEqual([]);
  });

  it('can be listened on, several times', async () => {
    const [port] = await freePorts(1);
    for (let start = 0; start < 2; start++) {
      const server = createServer();
      await new Promise<void>((listening) => server.listen(port, LOOPBACK, listening));
      await new Promise((closed) => server.close(closed));
    }
  });
});
