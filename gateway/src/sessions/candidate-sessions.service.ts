import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError, hashOfToken, newToken } from '@araucaria/platform';
import { DAY_MS, HOUR_MS } from '@araucaria/contracts';
import { GatewayConfig } from '../gateway-config.js';
import { unavailableOnError } from '../http/unavailable.js';
import { REDIS } from '../redis.module.js';
import { candidateCookieName } from '../http/session-cookie.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person of 'Minha candidatura'; set by the guard of its calls only. */
    personId?: number;
  }
}

/** Counted from the last call. */
const TTL_MS = 2 * HOUR_MS;
/** Counted from the start: a stolen cookie does not work for ever. */
const MAX_AGE_MS = DAY_MS;

interface CandidateSession {
  personId: number;
  /** Epoch milliseconds. */
  startedAt: number;
}

const keyOf = (token: string): string => `${keyPrefix()}:candidate-session:${hashOfToken(token)}`;

/**
 * Sessions of 'Minha candidatura', in Redis. They share neither cookie nor keys nor code paths with those of staff: neither opens
 * what the other does.
 */
@Injectable()
export class CandidateSessionsService {
  private readonly cookieName: string;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly config: GatewayConfig,
  ) {
    this.cookieName = candidateCookieName(config.https);
  }

  /** Begins a session; one that the cookie named before ends. */
  async begin(request: FastifyRequest, reply: FastifyReply, personId: number): Promise<void> {
    await this.remove(request);
    const token = newToken();
    const session: CandidateSession = { personId, startedAt: Date.now() };
    await unavailableOnError(this.redis.set(keyOf(token), JSON.stringify(session), 'PX', TTL_MS));
    // Without a lifetime: it ends with the browser, which may be shared, or before, with the record.
    void reply.setCookie(this.cookieName, token, this.cookieOptions());
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.remove(request);
    void reply.clearCookie(this.cookieName, this.cookieOptions());
  }

  /** Whether the request has the cookie of a session, which may have ended. */
  isNamedIn({ cookies }: FastifyRequest): boolean {
    return cookies[this.cookieName] !== undefined;
  }

  /**
   * The person of the session, which is extended.
   * @throws {AppError} `UNAUTHENTICATED`; `UNAVAILABLE` while sessions cannot be read
   */
  async personOf(request: FastifyRequest): Promise<number> {
    const token = request.cookies[this.cookieName];
    const text = token ? await unavailableOnError(this.redis.getex(keyOf(token), 'PX', TTL_MS)) : null;
    const session = text ? (JSON.parse(text) as CandidateSession) : undefined;
    if (!session || session.startedAt + MAX_AGE_MS <= Date.now())
      throw new AppError(
        'UNAUTHENTICATED',
        'A sessão de Minha candidatura terminou. Peça um novo link em outra aba: o que você digitou continua aqui.',
      );
    return session.personId;
  }

  private async remove(request: FastifyRequest): Promise<void> {
    const token = request.cookies[this.cookieName];
    if (token) await unavailableOnError(this.redis.del(keyOf(token)));
  }

  private cookieOptions() {
    return { httpOnly: true, sameSite: 'lax', secure: this.config.https, path: '/' } as const;
  }
}
