import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { WebAuthnOptions } from '@araucaria/contracts';
import { keyPrefix } from '@araucaria/messaging/queues';
import { AppError, hashOfToken } from '@araucaria/platform';
import { unavailableOnError } from '../http/unavailable.js';
import { REDIS } from '../redis.module.js';

const TTL_SECONDS = 5 * 60;

type Purpose = 'registration' | 'confirmation';

/** What passkeys have to sign in a session: one challenge for each purpose, for one response. */
@Injectable()
export class WebAuthnChallengesService {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** @returns the options, whose challenge replaces an earlier one */
  async open(request: FastifyRequest, purpose: Purpose, options: WebAuthnOptions): Promise<WebAuthnOptions> {
    const key = keyOf(request, purpose);
    await unavailableOnError(this.redis.set(key, options.challenge, 'EX', TTL_SECONDS));
    return options;
  }

  /** The challenge, which is used up. @throws {AppError} `INVALID_FACTOR` if there is none */
  async take(request: FastifyRequest, purpose: Purpose): Promise<string> {
    const key = keyOf(request, purpose);
    const replies = await unavailableOnError(this.redis.multi().get(key).del(key).exec());
    const challenge = replies?.[0]?.[1];
    if (typeof challenge !== 'string')
      throw new AppError('INVALID_FACTOR', 'O pedido da chave de acesso expirou. Tente novamente.');
    return challenge;
  }
}

const keyOf = ({ session }: FastifyRequest, purpose: Purpose): string =>
  `${keyPrefix()}:webauthn:${purpose}:${hashOfToken(session.sessionId)}`;
