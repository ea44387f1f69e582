import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/**
 * Ports are drawn from below the range that systems give to outgoing connections (Linux 32768, others 49152). A free
 * port of that range could belong to a client a moment later.
 */
const [LOWEST_PORT, HIGHEST_PORT] = [15_000, 32_000];
const MAX_DRAWS = 1_000;

/**
 * Whether no program listens on a port of the loopback interface. IPv6 is checked too: a browser tries `localhost` there
 * first and would find the other program.
 */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, LOOPBACK)) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // On a machine without IPv6 no program can listen there: the port counts as free.
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && host !== LOOPBACK),
    );
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

/**
 * Reserves a port against this and other processes that draw ports. The program that gets the port listens on it seconds
 * later, and again after a restart. The reservation is a UDP socket with the same number, which does not hinder TCP;
 * the system removes it when this process ends, however it ends.
 * @returns false if the port is reserved
 */
function reserve(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const reservation = createSocket('udp4');
    reservation.once('error', () => reservation.close(() => resolve(false)));
    reservation.bind({ port, address: LOOPBACK, exclusive: true }, () => {
      reservation.unref();
      resolve(true);
    });
  });
}

/** Free loopback ports, all different, reserved until this process ends. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let draws = 0; found.length < count; draws++) {
    if (draws > MAX_DRAWS + count) throw new Error('no free port on the loopback interface');
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if ((await reserve(port)) && (await isPortFree(port))) found.push(port);
  }
  return found;
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port as number;
}

/** The preferred port if it is free, else any free one. */
export async function preferPort(preferred: number | undefined): Promise<number> {
  return preferred && (await isPortFree(preferred)) ? preferred : freePort();
}
