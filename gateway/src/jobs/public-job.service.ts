import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { MAX_INT4 } from '@araucaria/contracts';
import { WorkTracker } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { DirectResponseService, pathOf } from '../http/direct-response.service.js';
import { OverloadService } from '../http/overload.service.js';
import type { RateLimitService } from '../http/rate-limit.service.js';
import { sessionCookieName } from '../sessions/session-cookie.js';
import { PUBLIC_JOB_HEADERS } from './public-job-list.service.js';
import { VisibleJobsService } from './visible-jobs.service.js';

const PATH = /^\/api\/jobs\/(\d{1,10})$/;

/** Responds with one job to visitors without a session, before sessions, guards and Nest run; they cost more than the job. */
@Injectable()
export class PublicJobService {
  constructor(
    private readonly visibleJobs: VisibleJobsService,
    private readonly directResponses: DirectResponseService,
    private readonly config: GatewayConfig,
    private readonly tracker: WorkTracker,
    private readonly overload: OverloadService,
  ) {}

  /**
   * Responds to `GET /api/jobs/{id}` of visitors; rate limits count it as any call. Other requests go on to the controller.
   * Must be registered after the refusal of overload, the scope of requests and the headers of errors, and before all other
   * hooks.
   */
  serve(app: FastifyInstance, limits: RateLimitService): void {
    const cookie = `${sessionCookieName(this.config.https)}=`;
    app.addHook('onRequest', (request, reply, done) => {
      const id = request.method === 'GET' ? Number(PATH.exec(pathOf(request.url))?.[1]) : Number.NaN;
      if (!(id >= 1 && id <= MAX_INT4)) return done();
      if (this.tracker.isLeaving || request.headers.cookie?.includes(cookie)) return done();
      this.overload.count(request, reply);
      limits
        .count('api', request)
        .then(() => this.visibleJobs.byId(id))
        .then((job) => {
          const body = JSON.stringify(job);
          const length = String(Buffer.byteLength(body));
          this.directResponses.send(
            request,
            reply,
            200,
            [...PUBLIC_JOB_HEADERS, 'content-length', length],
            body,
          );
        })
        .catch(done);
    });
  }
}
