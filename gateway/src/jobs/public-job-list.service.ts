import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JobsClient } from '@araucaria/contracts';
import { Clock, rpcToken, WorkTracker } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { AnonymousReadCache } from '../http/anonymous-read-cache.js';
import { DirectResponseService, pathOf } from '../http/direct-response.service.js';
import { OverloadService } from '../http/overload.service.js';
import type { RateLimitService } from '../http/rate-limit.service.js';
import { sessionCookieName } from '../sessions/session-cookie.js';
import { JobEventsService } from './job-events.service.js';

const PATH = '/api/jobs';

/** Name, value, name, value … of responses with jobs. */
export const PUBLIC_JOB_HEADERS = [
  ...['content-type', 'application/json; charset=utf-8'],
  ...['cache-control', 'no-store'],
];

/**
 * The list of open jobs, the most frequent response of the product, cached as bytes. Visitors without a session get it before
 * sessions, guards and Nest run. Every change of a job, on any replica, clears it.
 */
@Injectable()
export class PublicJobListService {
  private readonly cache: AnonymousReadCache<Buffer>;

  constructor(
    @Inject(rpcToken('jobs')) private readonly jobs: JobsClient,
    private readonly directResponses: DirectResponseService,
    private readonly config: GatewayConfig,
    private readonly tracker: WorkTracker,
    private readonly overload: OverloadService,
    clock: Clock,
    events: JobEventsService,
  ) {
    this.cache = new AnonymousReadCache(() => clock.now().getTime(), 1);
    events.onChange(() => this.cache.invalidate());
  }

  /**
   * Responds to `GET /api/jobs` of visitors without a session; rate limits count it as any call. Other requests go on to the
   * controller. Must be registered before all other hooks.
   */
  serve(app: FastifyInstance, limits: RateLimitService): void {
    const { jobListCache, rateLimits, https } = this.config;
    const cookie = `${sessionCookieName(https)}=`;
    app.addHook('onRequest', (request, reply, done) => {
      if (request.method !== 'GET' || pathOf(request.url) !== PATH) return done();
      if (this.tracker.isLeaving || request.headers.cookie?.includes(cookie)) return done();
      const cached = jobListCache ? this.cache.fresh(PATH) : undefined;
      if (cached && !rateLimits) return this.send(request, reply, cached);
      // With the cache, requests that arrive together share one call. Without it each one costs its own.
      if (!jobListCache) {
        if (this.overload.refuses(request, reply)) return;
        this.overload.count(request, reply);
      }
      limits
        .count('api', request)
        .then(() => cached ?? (jobListCache ? this.load() : this.read()))
        .then((bytes) => this.send(request, reply, bytes), done);
    });
  }

  private send(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): void {
    const length = String(bytes.length);
    this.directResponses.send(request, reply, 200, [...PUBLIC_JOB_HEADERS, 'content-length', length], bytes);
  }

  private load(): Promise<Buffer> {
    return this.cache.value(PATH, async () => ({ value: await this.read(), freshUntil: Infinity }));
  }

  private async read(): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await this.jobs.list({})));
  }
}
