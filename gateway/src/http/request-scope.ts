import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { runInContext, type RequestContext, type WorkTracker } from '@araucaria/platform';

declare module 'fastify' {
  interface FastifyRequest {
    /** Sent with every call to a service and written to every log line of this request. */
    context: RequestContext;
  }
}

/** Ids of callers and proxies that are used as they are; they cannot break a log line. */
const ACCEPTABLE_ID = /^[\w.:-]{8,100}$/;

export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && ACCEPTABLE_ID.test(header) ? header : randomUUID();
}

/** The first hook: gives the request its id, and delays a shutdown until the response is sent. */
export function openRequestScope(app: FastifyInstance, tracker: WorkTracker): void {
  app.decorateRequest('context');
  app.addHook('onRequest', (request, reply, done) => {
    request.context = { requestId: request.id, origin: request.ip };
    void reply.header('x-request-id', request.id);
    // A stopping process completes its responses and makes clients open their next connection elsewhere.
    if (tracker.isLeaving) void reply.header('connection', 'close');
    void tracker.track(() => new Promise<void>((resolve) => reply.raw.once('close', resolve)));
    runInContext(request.context, done);
  });
  // Reading the body and the session may leave the scope. From here to the response it holds.
  app.addHook('preValidation', (request, _reply, done) => runInContext(request.context, done));
}
