import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { runInContext, type RequestContext, type WorkTracker } from '@araucaria/platform';

declare module 'fastify' {
  interface FastifyRequest {
    /** What every call and every log line of this request carries. */
    context: RequestContext;
  }
}

/** Ids of callers and proxies are taken over when they cannot break a log line. */
const ACCEPTABLE_ID = /^[\w.:-]{8,100}$/;

export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && ACCEPTABLE_ID.test(header) ? header : randomUUID();
}

/** First hook of all: gives the request its id, and keeps the process alive until the request is answered. */
export function openRequestScope(app: FastifyInstance, tracker: WorkTracker): void {
  app.decorateRequest('context');
  app.addHook('onRequest', (request, reply, done) => {
    request.context = { requestId: request.id };
    void reply.header('x-request-id', request.id);
    // A draining process completes its responses and makes clients open their next connection elsewhere.
    if (tracker.isDraining) void reply.header('connection', 'close');
    void tracker.track(() => new Promise<void>((resolve) => reply.raw.once('close', resolve)));
    runInContext(request.context, done);
  });
  // Reading body and session may have left the scope; from here to the answer it holds.
  app.addHook('preValidation', (request, _reply, done) => runInContext(request.context, done));
}
