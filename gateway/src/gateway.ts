import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError, WorkTracker, createApp } from '@araucaria/platform';
import { QueueAdminService } from '@araucaria/messaging/queues';
import { MAX_RESUME_BYTES } from '@araucaria/storage';
import { AppModule } from './app.module.js';
import { documentCalls } from './docs/open-api.js';
import { guardDocuments } from './graphql/document-guard.js';
import { gatewayConfig } from './gateway-config.js';
import { DirectAnswers } from './http/direct-answers.js';
import { refuseOtherOrigins } from './http/cross-origin.js';
import { answer } from './http/error.filter.js';
import { acceptJsonBodies } from './http/json-body.js';
import { RateLimits } from './http/rate-limits.js';
import { PublicJobList } from './jobs/public-job-list.js';
import { openRequestScope, requestIdOf } from './http/request-scope.js';
import { takeInRefusedBodies } from './http/refused-bodies.js';
import { protectPages } from './http/security-headers.js';
import { serveQueuePage } from './operations/queue-page.js';
import { REDIS } from './redis.module.js';
import { openSessions } from './session/session.plugin.js';
import { SessionService } from './session/session.service.js';
import { SessionStore } from './session/session-store.js';
import { serveSite } from './site/serve-site.js';
import { SitePages } from './site/site-pages.js';

/** Largest body but for uploads and applications, which say so themselves: twice our longest job. */
const MAX_BODY = 256 * 1024;
/** Milliseconds for a request to arrive in full: 5 MB over a slow mobile line. */
const ARRIVAL_LIMIT = 120_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes; where a route takes more than others. */
    bodyLimit?: number;
  }
}

/** The gateway, ready to listen. Hooks run in the order written here. */
export async function createGateway(): Promise<NestFastifyApplication> {
  const app = await createApp(AppModule, adapter());
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;

  app.get(DirectAnswers).learnFrom(fastify);
  app.get(PublicJobList).serve(fastify, app.get(RateLimits));
  app.get(SitePages).serve(fastify);
  openRequestScope(fastify, app.get(WorkTracker));
  await protectPages(fastify);
  await app.get(RateLimits).register(fastify, app.get<Redis>(REDIS));
  refuseOtherOrigins(fastify);
  await openSessions(fastify, app.get(SessionStore), app.get(SessionService));

  fastify.addHook('onRoute', (route) => {
    route.bodyLimit ??= route.config?.bodyLimit;
  });
  fastify.addHook('onSend', keepAnswersPrivate);
  takeInRefusedBodies(fastify);
  await fastify.register(multipart, {
    // One file and the handful of fields that a form may add.
    limits: { fileSize: MAX_RESUME_BYTES, files: 1, fields: 10, parts: 11, fieldSize: 10_000 },
  });
  acceptJsonBodies(app);
  await guardDocuments(fastify);
  // Before the site: both bring a way to send files, and the outer one would be in the way of the inner.
  await serveQueuePage(fastify, app.get(QueueAdminService));
  await app.get(SitePages).load();
  await serveSite(fastify, app.get(SitePages), app.get(RateLimits));
  documentCalls(app);
  await app.init();
  return app;
}

function adapter(): FastifyAdapter {
  const { trustedProxies } = gatewayConfig();
  return new FastifyAdapter({
    trustProxy: trustedProxies.length ? trustedProxies : false,
    bodyLimit: MAX_BODY,
    requestTimeout: ARRIVAL_LIMIT,
    requestIdHeader: false,
    genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers['x-request-id']),
    // No middleware of the Express kind: hooks do all of it.
    skipMiddie: true,
    multipart: false,
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
      answer(reply, new AppError('VALIDATION_FAILED', 'O endereço da requisição é inválido.'), request.id),
  });
}

/** What `/api` and `/graphql` answer belongs to who asked, unless the route says otherwise. */
function keepAnswersPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload: unknown) => void,
): void {
  const url = request.routeOptions.url ?? '';
  const isAnswer = url.startsWith('/api') || url === '/graphql';
  if (isAnswer && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  done(null, payload);
}
