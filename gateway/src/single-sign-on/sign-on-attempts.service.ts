import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { keyPrefix } from '@araucaria/messaging/queues';
import { hashOfToken, TextCipher } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { REDIS } from '../redis.module.js';
import type { SignOnSecrets } from './identity-provider.service.js';
import { SignOnRefusal } from './sign-on-refusal.js';

const ATTEMPT_TTL_SECONDS = 600;

interface SignOnAttempt extends SignOnSecrets {
  /** Path of our site to open after the login. */
  redirect: string;
  /** The provider has to ask its user to log in again. */
  isFresh: boolean;
  /** Epoch milliseconds. */
  startedAt: number;
}

/**
 * Keeps an attempt in an encrypted cookie, so that only the browser that started a login can complete it. Redis remembers the
 * hashes of completed attempts: each can be completed once.
 */
@Injectable()
export class SignOnAttemptsService {
  private readonly cipher: TextCipher;
  private readonly cookieName: string;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly config: GatewayConfig,
  ) {
    this.cipher = new TextCipher(config.sessionSecrets, 'sign-on-attempt');
    this.cookieName = config.https ? '__Host-araucaria_sso' : 'araucaria_sso';
  }

  begin(reply: FastifyReply, attempt: Omit<SignOnAttempt, 'startedAt'>): void {
    const stored: SignOnAttempt = { ...attempt, startedAt: Date.now() };
    // Lax: the provider leads back to this site by a GET of the whole page.
    void reply.setCookie(this.cookieName, this.cipher.encrypt(JSON.stringify(stored)), {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.https,
      path: '/',
      maxAge: ATTEMPT_TTL_SECONDS,
    });
  }

  /** The attempt of this browser with this state, for the last time. @throws {SignOnRefusal} `expired`, `unavailable` */
  async complete(request: FastifyRequest, reply: FastifyReply, state: unknown): Promise<SignOnAttempt> {
    const attempt = this.read(request.cookies[this.cookieName]);
    void reply.clearCookie(this.cookieName, { path: '/', secure: this.config.https });
    if (attempt?.state !== state || !attempt) throw new SignOnRefusal('expired');
    const key = `${keyPrefix()}:sign-on:${hashOfToken(attempt.state)}`;
    const isFirst = await this.redis
      .set(key, '1', 'EX', ATTEMPT_TTL_SECONDS, 'NX')
      .catch((error: unknown) => Promise.reject(new SignOnRefusal('unavailable', error)));
    if (!isFirst) throw new SignOnRefusal('expired');
    return attempt;
  }

  private read(cookie: string | undefined): SignOnAttempt | undefined {
    if (!cookie) return undefined;
    try {
      const attempt = JSON.parse(this.cipher.decrypt(cookie)) as SignOnAttempt;
      return Date.now() - attempt.startedAt < ATTEMPT_TTL_SECONDS * 1_000 ? attempt : undefined;
    } catch {
      // Encrypted under another secret, or changed.
      return undefined;
    }
  }
}
