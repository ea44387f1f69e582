import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { JobsClient, MAX_INT4 } from '@araucaria/contracts';
import { Clock, WorkTracker } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { AnonymousReadCache } from '../http/anonymous-read-cache.js';
import { DirectResponseService, pathOf } from '../http/direct-response.service.js';
import { OverloadService } from '../http/overload.service.js';
import type { RateLimitService } from '../http/rate-limit.service.js';
import { sessionCookieName } from '../http/session-cookie.js';
import { JobEventsService } from './job-events.service.js';
import { VisibleJobsService } from './visible-jobs.service.js';

const LIST = '/api/jobs';
const JOB = /^\/api\/jobs\/(\d{1,10})$/;

/** Name, value, name, value … */
const HEADERS = [...['content-type', 'application/json; charset=utf-8'], ...['cache-control', 'no-store']];

/**
 * Responds with jobs to visitors without a session before sessions, guards and Nest run, which cost more than a job. The list of
 * open jobs, the most frequent response of the product, is cached as bytes; every change of a job, on any replica, clears it.
 */
@Injectable()
export class PublicJobsService {
  private readonly list: AnonymousReadCache<Buffer>;

  constructor(
    private readonly jobs: JobsClient,
    private readonly visibleJobs: VisibleJobsService,
    private readonly directResponses: DirectResponseService,
    private readonly config: GatewayConfig,
    private readonly tracker: WorkTracker,
    private readonly overload: OverloadService,
    clock: Clock,
    events: JobEventsService,
  ) {
    this.list = new AnonymousReadCache(() => clock.now().getTime(), 1);
    events.onChange(() => this.list.invalidate());
  }

  /**
   * Responds to `GET /api/jobs` of visitors without a session; rate limits count it as any call. Other requests go on to the
   * controller. Must be registered before all other hooks.
   */
  serveList(app: FastifyInstance, limits: RateLimitService): void {
    const { jobListCache, rateLimits } = this.config;
    app.addHook('onRequest', (request, reply, done) => {
      if (request.method !== 'GET' || pathOf(request.url) !== LIST || !this.isServed(request)) return done();
      const cached = jobListCache ? this.list.fresh(LIST) : undefined;
      if (cached && !rateLimits) return this.send(request, reply, cached);
      // With the cache, requests that arrive together share one call. Without it each one costs its own.
      if (!jobListCache) {
        if (this.overload.refuses(request, reply)) return;
        this.overload.count(request, reply);
      }
      limits
        .count('api', request)
        .then(() => cached ?? (jobListCache ? this.load() : this.read()))
        .then((bytes) => this.send(request, reply, bytes))
        .catch((error: Error) => {
          // The hook that sets them comes later.
          this.directResponses.addCommonHeaders(reply);
          done(error);
        });
    });
  }

  /**
   * As {@link serveList}, to `GET /api/jobs/{id}`. Must be registered after the refusal of overload, the scope of requests and the
   * headers of errors, and before all other hooks.
   */
  serveJob(app: FastifyInstance, limits: RateLimitService): void {
    app.addHook('onRequest', (request, reply, done) => {
      const id = request.method === 'GET' ? Number(JOB.exec(pathOf(request.url))?.[1]) : Number.NaN;
      if (!(id >= 1 && id <= MAX_INT4) || !this.isServed(request)) return done();
      this.overload.count(request, reply);
      limits
        .count('api', request)
        .then(() => this.visibleJobs.byId(id))
        .then((job) => this.send(request, reply, JSON.stringify(job)))
        .catch(done);
    });
  }

  private isServed({ headers }: FastifyRequest): boolean {
    const cookie = `${sessionCookieName(this.config.https)}=`;
    return !this.tracker.isLeaving && !headers.cookie?.includes(cookie);
  }

  private send(request: FastifyRequest, reply: FastifyReply, body: Buffer | string): void {
    const length = String(Buffer.byteLength(body));
    this.directResponses.send(request, reply, 200, [...HEADERS, 'content-length', length], body);
  }

  private load(): Promise<Buffer> {
    return this.list.value(LIST, async () => ({ value: await this.read(), freshUntil: Infinity }));
  }

  private async read(): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await this.jobs.list({})));
  }
}
