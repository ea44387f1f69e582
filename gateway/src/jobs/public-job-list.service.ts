import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JobsRpc, RpcClient } from '@araucaria/contracts';
import { Clock, nextDayStart, rpcToken, WorkTracker } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { DirectResponseService, pathOf } from '../http/direct-response.service.js';
import { OverloadService } from '../http/overload.service.js';
import type { RateLimitService } from '../http/rate-limit.service.js';
import { sessionCookieName } from '../sessions/session-cookie.js';
import { JobEventsService } from './job-events.service.js';

const PATH = '/api/jobs';
/** Events clear the cache earlier; this limits the effect of a lost event. The end of a day clears it too. */
const CACHE_TTL_MS = 5_000;

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
  private bytes: Buffer | undefined;
  private loading: Promise<Buffer> | undefined;
  /** Counts the changes: a list that was requested before a change is not cached after it. */
  private generation = 0;
  private expiresAt = 0;

  constructor(
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    private readonly directResponses: DirectResponseService,
    private readonly config: GatewayConfig,
    private readonly tracker: WorkTracker,
    private readonly overload: OverloadService,
    private readonly clock: Clock,
    events: JobEventsService,
  ) {
    events.onChange(() => this.clear());
  }

  private clear(): void {
    this.generation++;
    this.bytes = undefined;
    this.loading = undefined;
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
      const cached = jobListCache ? this.cached() : undefined;
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

  private cached(): Buffer | undefined {
    return this.now() < this.expiresAt ? this.bytes : undefined;
  }

  /** Shares one call among all requests that arrive before its response. */
  private load(): Promise<Buffer> {
    return (this.loading ??= this.loadOnce(this.generation).finally(() => (this.loading = undefined)));
  }

  private async loadOnce(generation: number): Promise<Buffer> {
    // A day closes jobs without an event.
    const dayEnd = nextDayStart(this.clock.now()).getTime();
    const bytes = await this.read();
    if (generation === this.generation) {
      this.bytes = bytes;
      this.expiresAt = Math.min(this.now() + CACHE_TTL_MS, dayEnd);
    }
    return bytes;
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  private async read(): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await this.jobs.list({})));
  }
}
