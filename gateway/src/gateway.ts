import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError, Metrics, WorkTracker, createApp } from '@araucaria/platform';
import { QueueAdminService } from '@araucaria/messaging/queues';
import { MAX_RESUME_BYTES } from '@araucaria/contracts';
import { AppModule } from './app.module.js';
import { documentCalls } from './docs/open-api.js';
import { AreaPageService } from './candidate-area/area-page.service.js';
import { GatewayConfig, readGatewayConfig } from './gateway-config.js';
import { guardDocuments } from './graphql/document-guard.js';
import { executeCompiled } from './graphql/execute-compiled.js';
import { refuseOtherOrigins } from './http/cross-origin.js';
import { DirectResponseService } from './http/direct-response.service.js';
import { drainRefusedBodies } from './http/drain-refused-bodies.js';
import { sendError } from './http/error.filter.js';
import { acceptJsonBodies } from './http/json-body.js';
import { refuseOtherMethods } from './http/other-methods.js';
import { OverloadService } from './http/overload.service.js';
import { RateLimitService } from './http/rate-limit.service.js';
import { RefusalsService } from './http/refusals.service.js';
import { respondToParserErrors } from './http/parser-errors.js';
import { measureRequests } from './http/request-metrics.js';
import { openRequestScope, requestIdOf } from './http/request-scope.js';
import { setSecurityHeaders } from './http/security-headers.js';
import { PublicJobsService } from './jobs/public-jobs.service.js';
import { serveQueuePage } from './operations/queue-page.js';
import { REDIS } from './redis.module.js';
import { openSessions } from './sessions/session.plugin.js';
import { SessionService } from './sessions/session.service.js';
import { SessionStore } from './sessions/session-store.js';
import { serveSite } from './site/serve-site.js';
import { SitePagesService } from './site/site-pages.service.js';

/** Twice the longest valid job. Uploads and applications declare limits of their own. */
const MAX_BODY_BYTES = 256 * 1024;
/** For a whole request to arrive: 5 MB over a slow mobile connection. */
const REQUEST_TIMEOUT_MS = 120_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes; for routes that accept more than others. */
    bodyLimit?: number;
  }
}

/** Creates the gateway, ready to listen. Hooks run in the order in which they are registered here. */
export async function createGateway(): Promise<NestFastifyApplication> {
  const app = await createApp(AppModule, createAdapter(readGatewayConfig()));
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const config = app.get(GatewayConfig);

  const addRefusals = refuseOtherMethods(fastify);
  measureRequests(fastify, app.get(Metrics));
  const direct = app.get(DirectResponseService);
  direct.captureCommonHeaders(fastify);
  respondToParserErrors(fastify.server, () => direct.commonHeaders);
  app.get(PublicJobsService).serveList(fastify, app.get(RateLimitService));
  app.get(SitePagesService).serve(fastify);
  app.get(OverloadService).register(fastify);
  openRequestScope(fastify, app.get(WorkTracker));
  await setSecurityHeaders(fastify, config);
  app.get(PublicJobsService).serveJob(fastify, app.get(RateLimitService));
  await app.get(RateLimitService).register(fastify, app.get<Redis>(REDIS));
  refuseOtherOrigins(fastify, config);
  await openSessions(fastify, app.get(SessionStore), app.get(SessionService), config);

  fastify.addHook('onRoute', (route) => {
    const bodyLimit = route.bodyLimit ?? route.config?.bodyLimit;
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
  fastify.addHook('onSend', forbidCaching);
  drainRefusedBodies(fastify);
  await fastify.register(multipart, {
    // One file, and the few fields that a form may add.
    limits: { fileSize: MAX_RESUME_BYTES, files: 1, fields: 10, parts: 11, fieldSize: 10_000 },
  });
  acceptJsonBodies(app);
  await guardDocuments(fastify, config);
  executeCompiled(app);
  // Before the site: both decorate replies with a method that sends files, and the inner scope must not find the outer one.
  await serveQueuePage(fastify, app.get(QueueAdminService), config, app.get(RefusalsService));
  await app.get(SitePagesService).load();
  await serveSite(
    fastify,
    app.get(SitePagesService),
    app.get(AreaPageService),
    app.get(RateLimitService),
    config,
  );
  documentCalls(app);
  await app.init();
  addRefusals();
  return app;
}

function createAdapter({ trustedProxies }: GatewayConfig): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: trustedProxies.length ? trustedProxies : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    requestIdHeader: false,
    genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers['x-request-id']),
    // Hooks replace Express middleware.
    skipMiddie: true,
    multipart: false,
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendError(reply, new AppError('VALIDATION_FAILED', 'O endereço da requisição é inválido.'), request.id),
  });
}

/** Responses of `/api` and `/graphql` depend on the user: no cache stores them, unless the route decides otherwise. */
function forbidCaching(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload: unknown) => void,
): void {
  const url = request.routeOptions.url ?? '';
  const isCall = url.startsWith('/api') || url === '/graphql';
  if (isCall && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  done(null, payload);
}
