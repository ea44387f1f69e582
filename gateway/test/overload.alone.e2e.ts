import { connect, type Socket } from 'node:net';
import { eventually, startTestSystem, type TestSystem } from '@araucaria/testing';

/** The gateway handles 1,024 requests at the same time, and never refuses a burst of this size. */
const ALWAYS_ACCEPTED = 512;
const BURST = 1_200;
const SLOW_BODIES = 300;

describe('more requests than the gateway can bear', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem({ parts: ['users', 'jobs'], env: { JOB_LIST_CACHE: 'off' } });
  });
  afterAll(() => system.stop());

  const get = (path: string) => fetch(`${system.url}${path}`);

  it('are refused at once with 503 and Retry-After, while health and login respond', async () => {
    const jobs = system.running.process('jobs').pid as number;
    const refusals = async () =>
      Number(
        /gateway_refusals_total\{kind="overload"\} (\d+)/.exec(await (await get('/metrics')).text())?.[1] ??
          0,
      );
    // The requests wait for a service that stands still.
    process.kill(jobs, 'SIGSTOP');
    const flood = Array.from({ length: BURST }, () => get('/api/jobs'));
    await eventually(async () => (await refusals()) > 0);
    const [live, ready, login] = await Promise.all([
      get('/health/live'),
      get('/health/ready'),
      system.visitor().login('admin', 'not the password'),
    ]);
    process.kill(jobs, 'SIGCONT');
    expect([live.status, ready.status]).toEqual([200, 200]);
    expect(login.status).toBeLessThan(500);

    const responses = await Promise.all(flood);
    const bodies = await Promise.all(
      responses.map((response) => response.json() as Promise<{ code?: string }>),
    );
    const refused = responses.filter((_response, n) => bodies[n]?.code === 'OVERLOADED');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(BURST - ALWAYS_ACCEPTED);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, headers } of refused) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(await refusals()).toBe(refused.length);
    // Afterwards everything is as before.
    await eventually(async () => (await get('/api/jobs')).status === 200);
  });

  it('takes no place with bodies that arrive slowly', async () => {
    const sockets = Array.from({ length: SLOW_BODIES }, () => openSlowBody(system.url));
    try {
      await Promise.all(sockets.map(({ sent }) => sent));
      const responses = await Promise.all(Array.from({ length: 20 }, () => get('/api/jobs')));
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    } finally {
      for (const { socket } of sockets) socket.destroy();
    }
  });
});

/** A request whose body never arrives completely. */
function openSlowBody(url: string): { socket: Socket; sent: Promise<void> } {
  const head =
    'POST /api/candidates HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{';
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const sent = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => socket.write(head, () => resolve()));
  });
  return { socket, sent };
}
