import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';

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
const ACCOUNT_LIMIT = 10;
const WINDOW = 60_000;

export type LimitName = keyof typeof LIMITS;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which count the route belongs to; `api` unless said. */
    limit?: LimitName;
  }
}

type Limiter = (request: FastifyRequest) => Promise<void>;

const NEVER: Limiter = async () => undefined;

/** The counts, for those who cannot name them on a route: GraphQL fields, and accounts. */
export class RateLimits {
  private byName = new Map<LimitName, Limiter>();
  private byAccount: Limiter = NEVER;

  /** @throws {AppError} `TOO_MANY_REQUESTS` */
  async count(name: LimitName, request: FastifyRequest): Promise<void> {
    await this.byName.get(name)?.(request);
  }

  /** Tries to log into one account, wherever they come from. */
  async countAccount(username: string, request: FastifyRequest): Promise<void> {
    request.loginAccount = createHash('sha256').update(username.toLowerCase()).digest('hex');
    await this.byAccount(request);
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
    const limiter = (max: number, keyOf: (request: FastifyRequest) => string): Limiter => {
      const check = app.createRateLimit({ max, timeWindow: WINDOW, keyGenerator: keyOf });
      return async (request) => refuse(await check(request));
    };
    for (const [name, max] of Object.entries(LIMITS) as Array<[LimitName, number]>)
      this.byName.set(
        name,
        limiter(max, (request) => `${name}:${request.ip}`),
      );
    this.byAccount = limiter(ACCOUNT_LIMIT, ({ loginAccount }) => `account:${loginAccount}`);
    app.addHook('onRequest', async (request) => {
      const { url = '', config } = request.routeOptions;
      if (/^\/(api|admin)(\/|$)/.test(url) || url === '/graphql')
        await this.count(config?.limit ?? 'api', request);
    });
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose login is tried, as a digest; for counting only. */
    loginAccount: string;
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
