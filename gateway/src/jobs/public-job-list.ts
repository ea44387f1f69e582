import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JobsRpc, RpcClient } from '@araucaria/contracts';
import { rpcToken, WorkTracker } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import { DirectAnswers, pathOf } from '../http/direct-answers.js';
import type { RateLimits } from '../http/rate-limits.js';
import { SESSION_COOKIE } from '../session/session-cookie.js';
import { JobEvents } from './job-events.js';

const PATH = '/api/jobs';
/** Milliseconds. Events drop the list long before; this bounds what a lost one may cost. */
const LIFE = 5_000;
const HEADERS = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'];

/**
 * The jobs that everybody may see, kept as the bytes that are sent: the most read answer of the product. Visitors
 * without a session get it before sessions, guards and Nest; any change of a job, anywhere, drops it.
 */
@Injectable()
export class PublicJobList {
  private bytes?: Buffer;
  private loading?: Promise<Buffer>;
  /** Counts the drops: a list that was asked for before a change must not be kept after it. */
  private generation = 0;
  private expiresAt = 0;

  constructor(
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    private readonly direct: DirectAnswers,
    private readonly tracker: WorkTracker,
    news: JobEvents,
  ) {
    news.onChange(() => this.drop());
  }

  private drop(): void {
    this.generation++;
    this.bytes = undefined;
    this.loading = undefined;
  }

  /**
   * Answers `GET /api/jobs` of visitors without a session, counted like every call; everybody else goes on to the
   * controller. The first hook of all.
   */
  serve(app: FastifyInstance, limits: RateLimits): void {
    const { jobListCache, rateLimits } = gatewayConfig();
    app.addHook('onRequest', (request, reply, done) => {
      if (request.method !== 'GET' || pathOf(request.url) !== PATH) return done();
      if (this.tracker.isDraining || request.headers.cookie?.includes(`${SESSION_COOKIE}=`)) return done();
      const kept = jobListCache ? this.kept() : undefined;
      if (kept && !rateLimits) return this.send(request, reply, kept);
      limits
        .count('api', request)
        .then(() => kept ?? (jobListCache ? this.load() : this.read()))
        .then((bytes) => this.send(request, reply, bytes), done);
    });
  }

  private send(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): void {
    const length = String(bytes.length);
    this.direct.send(request, reply, 200, [...HEADERS, 'content-length', length], bytes);
  }

  private kept(): Buffer | undefined {
    return Date.now() < this.expiresAt ? this.bytes : undefined;
  }

  /** One question for all who ask meanwhile. */
  private load(): Promise<Buffer> {
    return (this.loading ??= this.loadOnce(this.generation).finally(() => (this.loading = undefined)));
  }

  private async loadOnce(generation: number): Promise<Buffer> {
    const bytes = await this.read();
    if (generation === this.generation) {
      this.bytes = bytes;
      this.expiresAt = Date.now() + LIFE;
    }
    return bytes;
  }

  private async read(): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await this.jobs.list({})));
  }
}
