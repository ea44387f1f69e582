import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, Metrics, log } from '@araucaria/platform';
import { DirectResponseService, pathOf } from './direct-response.service.js';
import { RETRY_AFTER_OVERLOAD_SECONDS } from './rate-limit.service.js';

/**
 * Requests that are handled at the same time: a second's work. More of them would only wait longer for the same services;
 * fewer would refuse a burst that one page or one client may cause.
 */
const MAX_RUNNING = 1_024;
/** Above this delay of the event loop, a request already waits longer than its work takes. */
const MAX_LOOP_DELAY_MS = 150;
/** With fewer running requests the delay has another cause, such as one long response, a neighbour on the machine, a pause. */
const MIN_RUNNING_WHEN_DELAYED = 512;
const SAMPLE_INTERVAL_MS = 100;
const LOG_INTERVAL_MS = 10_000;

/**
 * Operators and the process supervisor see the state, and staff can solve a captcha and log in: the users service bounds the
 * cost of logins. A stream of live updates waits and does no work.
 */
const EXEMPT = /^\/(health\/|metrics$|api\/(auth|recaptcha)\/|api\/live$)/;

/**
 * Refuses requests beyond what the gateway can bear, at once and cheaply, with 503 and `Retry-After`, so that the accepted
 * ones are as fast and as many as without the excess. Responses from memory are sent before this and are never refused.
 */
@Injectable()
export class OverloadService implements OnApplicationShutdown {
  private running = 0;
  private loopDelayMs = 0;
  /** Epoch milliseconds. */
  private loggedAt = 0;
  private sampledAtMs = 0;
  private sampling: NodeJS.Timeout | undefined;

  constructor(
    private readonly responses: DirectResponseService,
    private readonly metrics: Metrics,
  ) {}

  /** Registers the hooks. Only requests whose body has arrived count: a slow body takes no place of another request. */
  register(app: FastifyInstance): void {
    this.sampledAtMs = performance.now();
    this.sampling = setInterval(() => this.sample(), SAMPLE_INTERVAL_MS).unref();
    app.addHook('onRequest', (request, reply, done) => {
      if (this.refuses(request, reply)) return;
      done();
    });
    app.addHook('preValidation', (request, reply, done) => {
      this.count(request, reply);
      done();
    });
  }

  /** Whether the request is refused. Then the response is sent. */
  refuses(request: FastifyRequest, reply: FastifyReply): boolean {
    const isDelayed = this.loopDelayMs > MAX_LOOP_DELAY_MS && this.running >= MIN_RUNNING_WHEN_DELAYED;
    if (this.running < MAX_RUNNING && !isDelayed) return false;
    if (EXEMPT.test(pathOf(request.url))) return false;
    this.refuse(request, reply);
    return true;
  }

  /** Counts the request as running until its response is sent. */
  count(request: FastifyRequest, reply: FastifyReply): void {
    if (EXEMPT.test(pathOf(request.url))) return;
    this.running++;
    reply.raw.once('close', () => this.running--);
  }

  onApplicationShutdown(): void {
    clearInterval(this.sampling);
  }

  /** The delay is how much later than wanted the sample itself comes. */
  private sample(): void {
    const nowMs = performance.now();
    this.loopDelayMs = Math.max(0, nowMs - this.sampledAtMs - SAMPLE_INTERVAL_MS);
    this.sampledAtMs = nowMs;
  }

  private refuse(request: FastifyRequest, reply: FastifyReply): void {
    this.metrics.refusals.inc({ kind: 'overload' });
    if (Date.now() - this.loggedAt > LOG_INTERVAL_MS) {
      this.loggedAt = Date.now();
      const { running, loopDelayMs } = this;
      log.warn({ refusal: 'overload', running, loopDelayMs }, 'requests are refused: too many at once');
    }
    const body = Buffer.from(JSON.stringify(new AppError('OVERLOADED').toBody(request.id)));
    this.responses.send(
      request,
      reply,
      503,
      [
        ...['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'],
        ...['content-length', String(body.length), 'retry-after', String(RETRY_AFTER_OVERLOAD_SECONDS)],
        // An unread body would have to arrive before the next request of the connection.
        ...(request.headers['content-length'] || request.headers['transfer-encoding']
          ? ['connection', 'close']
          : []),
      ],
      body,
    );
  }
}
