import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  runInContext,
  startRequestSpan,
  type OpenSpan,
  type RequestContext,
  type WorkTracker,
} from '@araucaria/platform';

declare module 'fastify' {
  interface FastifyRequest {
    /** Sent with every call to a service and written to every log line of this request. */
    context: RequestContext;
    /** The span of this request; undefined without tracing. */
    span: OpenSpan | undefined;
    /** Name of its GraphQL operation, once that is known. */
    operationName: string | undefined;
  }
}

/** Ids of callers and proxies that are used as they are; they cannot break a log line. */
const ACCEPTABLE_ID = /^[\w.:-]{8,100}$/;

export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && ACCEPTABLE_ID.test(header) ? header : randomUUID();
}

/**
 * The context of a request. An id that the caller chose is returned to the caller and stands in log lines, but names nothing that
 * is kept: it may hold personal data, and the audit trail is never changed.
 */
export function contextOf({ id, ip: origin, headers }: FastifyRequest): RequestContext {
  return headers['x-request-id'] === id
    ? { requestId: randomUUID(), statedRequestId: id, origin }
    : { requestId: id, origin };
}

/** The first hook: gives the request its id and its span, and delays a shutdown until the response is sent. */
export function openRequestScope(app: FastifyInstance, tracker: WorkTracker): void {
  app.decorateRequest('context');
  app.decorateRequest('span');
  app.decorateRequest('operationName');
  app.addHook('onRequest', (request, reply, done) => {
    request.context = contextOf(request);
    void reply.header('x-request-id', request.id);
    // A stopping process completes its responses and makes clients open their next connection elsewhere.
    if (tracker.isLeaving) void reply.header('connection', 'close');
    void tracker.track(() => new Promise<void>((resolve) => reply.raw.once('close', resolve)));
    openSpan(request, reply);
    enterScope(request, done);
  });
  // Reading the body and the session may leave the scope. From here to the response it holds.
  app.addHook('preValidation', (request, _reply, done) => enterScope(request, done));
}

function enterScope({ context, span }: FastifyRequest, done: () => void): void {
  runInContext(context, () => (span ? span.run(done) : done()));
}

/** The span holds the template of the route: the path and the query of a request may hold codes and tokens. */
function openSpan(request: FastifyRequest, reply: FastifyReply): void {
  const { traceparent } = request.headers;
  const span = startRequestSpan(typeof traceparent === 'string' ? traceparent : undefined);
  if (!span) return;
  request.span = span;
  reply.raw.once('close', () => {
    const route = request.routeOptions.url ?? 'unmatched';
    const { operationName } = request;
    const status = reply.raw.statusCode;
    span.end(
      `${request.method} ${route}${operationName ? ` ${operationName}` : ''}`,
      {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': status,
        ...(operationName && { 'graphql.operation.name': operationName }),
      },
      status >= 500,
    );
  });
}
