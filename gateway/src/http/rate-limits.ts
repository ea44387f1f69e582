import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import { addressGroup } from './address-group.js';

/** Requests a minute, counted together over all replicas. */
const LIMITS = {
  login: 30,
  application: 10,
  upload: 10,
  anonymousReferral: 20,
  click: 20,
  /** Reports come in bursts, from a few machines of one sender that proves itself. */
  webhook: 6_000,
  api: 600,
} as const;
const WINDOW = 60_000;

export type LimitName = keyof typeof LIMITS;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which count the route belongs to; `api` unless said. */
    limit?: LimitName;
  }
}

type Limiter = (request: FastifyRequest) => Promise<void>;

/** The counts by address; routes name theirs, GraphQL fields call {@link RateLimits.count}. */
export class RateLimits {
  private byName = new Map<LimitName, Limiter>();

  /** @throws {AppError} `TOO_MANY_REQUESTS` */
  async count(name: LimitName, request: FastifyRequest): Promise<void> {
    await this.byName.get(name)?.(request);
  }

  /** Counts every call of `/api` and of `/graphql` before anything is read or looked up for it. */
  async register(app: FastifyInstance, redis: Redis): Promise<void> {
    if (!gatewayConfig().rateLimits) return;
    // Redis away: better no limits for a moment than no site.
    await app.register(rateLimit, {
      global: false,
      redis,
      nameSpace: `${keyPrefix()}:limit:`,
      skipOnError: true,
    });
    for (const [name, max] of Object.entries(LIMITS) as Array<[LimitName, number]>) {
      const keyGenerator = (request: FastifyRequest) => `${name}:${addressGroup(request.ip)}`;
      const check = app.createRateLimit({ max, timeWindow: WINDOW, keyGenerator });
      this.byName.set(name, async (request) => refuse(await check(request)));
    }
    app.addHook('onRequest', async (request) => {
      const { url = '', config } = request.routeOptions;
      if (/^\/(api|admin)(\/|$)/.test(url) || url === '/graphql')
        await this.count(config?.limit ?? 'api', request);
    });
  }
}

type Outcome = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuse(outcome: Outcome): void {
  if (outcome.isAllowed || !outcome.isExceeded) return;
  throw new AppError('TOO_MANY_REQUESTS', undefined, {
    retryAfter: Math.min(60, Math.max(1, outcome.ttlInSeconds)),
  });
}

/** `Retry-After` for an answer of 429, in seconds. */
export function tellRetryAfter(reply: FastifyReply, { code, details }: AppError): void {
  if (code === 'TOO_MANY_REQUESTS') void reply.header('retry-after', String(details.retryAfter ?? 60));
}
