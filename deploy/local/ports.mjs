import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/**
 * Whether a port of the loopback interface can be listened on right now.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

/**
 * Free loopback ports, all different: every probe stays open until the last one has its number.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const probes = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve, reject) => {
          const probe = createServer();
          probe.once('error', reject);
          probe.listen({ port: 0, host: LOOPBACK }, () => resolve(probe));
        }),
    ),
  );
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))));
  return ports;
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
