import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/**
 * Whether nobody listens on a port of the loopback interface. Asked for IPv6 too: a browser tries `localhost` there
 * first and would find the other program.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  return (await canListen(port, LOOPBACK)) && (await canListen(port, '::1'));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has nobody listening there.
    probe.once('error', (error) =>
      resolve('code' in error && error.code !== 'EADDRINUSE' && host !== LOOPBACK),
    );
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

/**
 * Free loopback ports, all different. Drawn from below the range that systems give to outgoing connections (Linux 32768,
 * others 49152): a port found free there could be some client's a moment later.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const [lowest, highest] = [15_000, 32_000];
  /** @type {Set<number>} */
  const found = new Set();
  for (let tries = 0; found.size < count; tries++) {
    if (tries > 1_000 + count) throw new Error('no free port on the loopback interface');
    const port = randomInt(lowest, highest);
    if (!found.has(port) && (await isPortFree(port))) found.add(port);
  }
  return [...found];
}

/** @returns {Promise<number>} */
export async function freePort() {
  return (await freePorts(1))[0];
}

/**
 * The wished port if it is free, any other one if not.
 * @param {number | undefined} wished
 * @returns {Promise<number>}
 */
export async function preferPort(wished) {
  return wished && (await isPortFree(wished)) ? wished : freePort();
}
