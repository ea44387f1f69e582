import fastify, { type FastifyInstance } from 'fastify';
import { Metrics } from '@araucaria/platform';
import { eventually } from '@araucaria/testing';
import { DirectResponseService } from '../src/http/direct-response.service.js';
import { OverloadService } from '../src/http/overload.service.js';

/** As many as the gateway handles at the same time. */
const RUNNING = 1_024;
/** A mean delay of the event loop above which fewer are accepted. */
const LATE_MS = 150;

// Under real load it is tested in overload.alone.e2e.ts.
describe('requests beyond those that the gateway handles at the same time', () => {
  let app: FastifyInstance;
  let overload: OverloadService;
  let finish: () => void;
  beforeEach(() => {
    app = fastify();
    overload = new OverloadService(new DirectResponseService(), new Metrics());
    overload.register(app);
    const finished = new Promise<void>((resolve) => (finish = resolve));
    app.get('/api/jobs', () => finished.then(() => []));
    app.get('/api/fast', () => []);
    app.get('/health/live', () => ({}));
    app.post('/api/auth/login', () => ({}));
  });
  afterEach(async () => {
    overload.onApplicationShutdown();
    await app.close();
  });

  it('are refused with 503 and Retry-After, while health and login respond, and accepted afterwards', async () => {
    const running = Array.from({ length: RUNNING }, () => app.inject('/api/jobs'));
    // All of them have reached their handler when a request has that began after them.
    await app.inject('/health/live');
    const refused = await app.inject('/api/jobs');
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'OVERLOADED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/api/auth/login', body: {} })).statusCode).toBe(200);

    finish();
    const statuses = (await Promise.all(running)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await app.inject('/api/jobs')).statusCode).toBe(200);
  });

  it('are refused with half of them while the event loop is late, and accepted when they have ended', async () => {
    const statusAfterDelay = async () => {
      for (let turns = 0; turns < 4; turns += 1) {
        const until = performance.now() + 2 * LATE_MS;
        while (performance.now() < until);
        await new Promise(setImmediate);
      }
      return (await app.inject('/api/fast')).statusCode;
    };
    const running = Array.from({ length: RUNNING / 4 }, () => app.inject('/api/jobs'));
    await app.inject('/health/live');
    expect(await statusAfterDelay()).toBe(200);
    running.push(...Array.from({ length: RUNNING / 4 }, () => app.inject('/api/jobs')));
    await eventually(async () => (await statusAfterDelay()) === 503);

    finish();
    await Promise.all(running);
    expect((await app.inject('/api/fast')).statusCode).toBe(200);
  });
});
