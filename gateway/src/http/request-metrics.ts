import type { FastifyInstance } from 'fastify';
import type { Metrics } from '@araucaria/platform';

/** Streams last as long as their tab: their duration says nothing. */
const STREAMS = new Set(['/api/live']);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Registered before all other hooks, so that responses from memory and refusals count too. */
export function measureRequests(
  app: FastifyInstance,
  { httpDurationSeconds, httpRunningRequests }: Metrics,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const startedAt = performance.now();
    httpRunningRequests.inc();
    reply.raw.once('close', () => {
      httpRunningRequests.dec();
      // The template: a path may hold a code, and would make a time series of its own.
      const route = request.routeOptions.url ?? 'unmatched';
      if (STREAMS.has(route)) return;
      const method = METHODS.has(request.method) ? request.method : 'other';
      const status = `${Math.floor(reply.raw.statusCode / 100)}xx`;
      httpDurationSeconds.observe({ method, route, status }, (performance.now() - startedAt) / 1_000);
    });
    done();
  });
}
