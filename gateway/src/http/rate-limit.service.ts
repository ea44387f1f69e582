import rateLimit from '@fastify/rate-limit';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { keyPrefix } from '@araucaria/messaging/queues';
import { MINUTE_MS } from '@araucaria/contracts';
import { AppError, addressGroup } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';

/** Requests in a window, counted over all replicas. */
const LIMITS = {
  login: 30,
  /** The users of a company log in from one address; the identity provider limits attempts itself. */
  signOn: 300,
  application: 10,
  upload: 10,
  subjectRequest: 10,
  anonymousReferral: 20,
  click: 20,
  /** WhatsApp sends reports in bursts from a few addresses, and signs them. */
  webhook: 6_000,
  api: 600,
} as const;
const WINDOW_MS = MINUTE_MS;
const WINDOW_SECONDS = WINDOW_MS / 1_000;

export type LimitName = keyof typeof LIMITS;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that counts calls of the route. @default 'api' */
    limit?: LimitName;
  }
}

type Limiter = (request: FastifyRequest) => Promise<void>;

/** Limits by client address. Routes name their limit in their config; GraphQL fields call {@link count}. */
@Injectable()
export class RateLimitService {
  private readonly limiters = new Map<LimitName, Limiter>();

  constructor(private readonly config: GatewayConfig) {}

  /** @throws {AppError} `TOO_MANY_REQUESTS` */
  async count(name: LimitName, request: FastifyRequest): Promise<void> {
    await this.limiters.get(name)?.(request);
  }

  /** Counts every call of `/api`, `/admin` and `/graphql` before its body is read. */
  async register(app: FastifyInstance, redis: Redis): Promise<void> {
    if (!this.config.rateLimits) return;
    await app.register(rateLimit, {
      global: false,
      redis,
      nameSpace: `${keyPrefix()}:limit:`,
      // Without Redis the site works without limits.
      skipOnError: true,
    });
    for (const [name, max] of Object.entries(LIMITS) as Array<[LimitName, number]>) {
      const keyGenerator = (request: FastifyRequest) => `${name}:${addressGroup(request.ip)}`;
      const check = app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator });
      this.limiters.set(name, async (request) => {
        const result = await check(request);
        if (result.isAllowed || !result.isExceeded) return;
        const retryAfter = retryAfterSeconds(result.ttlInSeconds);
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter });
      });
    }
    app.addHook('onRequest', async (request) => {
      const { url = '', config } = request.routeOptions;
      if (/^\/(api|admin)(\/|$)/.test(url) || url === '/graphql')
        await this.count(config?.limit ?? 'api', request);
    });
  }
}

/** Whole seconds until the window ends, for `Retry-After` and for the error's details. */
export const retryAfterSeconds = (seconds: number): number =>
  Math.min(WINDOW_SECONDS, Math.max(1, Math.ceil(seconds)));

export const RETRY_AFTER_OVERLOAD_SECONDS = 2;

/** Sets `Retry-After` for a response of 429, and for a 503 because of too many requests. */
export function setRetryAfter(reply: FastifyReply, { code, details: { retryAfter } }: AppError): void {
  if (code === 'OVERLOADED') void reply.header('retry-after', RETRY_AFTER_OVERLOAD_SECONDS);
  if (code === 'TOO_MANY_REQUESTS')
    void reply.header('retry-after', typeof retryAfter === 'number' ? retryAfter : WINDOW_SECONDS);
}
