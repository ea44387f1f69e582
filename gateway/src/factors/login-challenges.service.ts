import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError, hashOfToken, newToken } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { AttemptCounter } from '../http/attempt-counter.js';
import { unavailableOnError } from '../http/unavailable.js';
import { REDIS } from '../redis.module.js';
import type { LoginFactor } from '../sessions/second-factor-policy.js';

const COOKIE_PATH = '/api/auth/login';
/** For typing a code or unlocking a device. */
export const LOGIN_CHALLENGE_TTL_SECONDS = 5 * 60;
const MAX_ATTEMPTS = 5;

interface LoginChallenge {
  /** The user whose first factor was right; undefined for a login by passkey alone. */
  userId?: number;
  /** Of the password that was right: the login ends if another one is set. Undefined without a password. */
  passwordVersion?: string | undefined;
  factors: LoginFactor[];
  /** What a passkey has to sign. */
  webAuthnChallenge?: string | undefined;
}

/**
 * Logins between their first and second step, in Redis. Only the browser that began a login can continue it: a cookie holds
 * its random token, and Redis a hash of that. Each is valid for a few minutes, a few attempts and one success.
 */
@Injectable()
export class LoginChallengesService {
  private readonly attempts: AttemptCounter;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly config: GatewayConfig,
  ) {
    const limits = { limit: MAX_ATTEMPTS, windowSeconds: LOGIN_CHALLENGE_TTL_SECONDS };
    this.attempts = new AttemptCounter(redis, { name: 'login-challenge-attempts', ...limits });
  }

  /** Replaces an earlier challenge of the browser. */
  async open(request: FastifyRequest, reply: FastifyReply, challenge: LoginChallenge): Promise<void> {
    await this.remove(request);
    const token = newToken();
    await unavailableOnError(
      this.redis.set(keyOf(token), JSON.stringify(challenge), 'EX', LOGIN_CHALLENGE_TTL_SECONDS),
    );
    void reply.setCookie(this.cookieName, token, { ...this.cookie, maxAge: LOGIN_CHALLENGE_TTL_SECONDS });
  }

  /**
   * The challenge of the browser, with one attempt less.
   * @throws {AppError} `LOGIN_CHALLENGE_EXPIRED` for none, an old one, a used one, or too many attempts
   */
  async attempt({ cookies }: FastifyRequest): Promise<LoginChallenge> {
    const token = cookies[this.cookieName] ?? '';
    const text = await unavailableOnError(this.redis.get(keyOf(token)));
    if (text === null) throw new AppError('LOGIN_CHALLENGE_EXPIRED');
    const { waitMs } = await this.attempts.count(hashOfToken(token));
    if (waitMs) {
      await unavailableOnError(this.redis.del(keyOf(token)));
      throw new AppError('LOGIN_CHALLENGE_EXPIRED');
    }
    return JSON.parse(text) as LoginChallenge;
  }

  /**
   * Ends the challenge after a right factor.
   * @throws {AppError} `LOGIN_CHALLENGE_EXPIRED` if a simultaneous attempt has ended it
   */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!(await this.remove(request))) throw new AppError('LOGIN_CHALLENGE_EXPIRED');
    void reply.clearCookie(this.cookieName, this.cookie);
  }

  /** @returns whether there was one */
  private async remove({ cookies }: FastifyRequest): Promise<boolean> {
    const token = cookies[this.cookieName];
    if (!token) return false;
    return (await unavailableOnError(this.redis.del(keyOf(token)))) === 1;
  }

  /** Browsers accept a cookie with the prefix `__Secure-` over TLS only. */
  private get cookieName(): string {
    return this.config.https ? '__Secure-araucaria_login' : 'araucaria_login';
  }

  private get cookie() {
    return { httpOnly: true, sameSite: 'strict', secure: this.config.https, path: COOKIE_PATH } as const;
  }
}

const keyOf = (token: string): string => `${keyPrefix()}:login-challenge:${hashOfToken(token)}`;
