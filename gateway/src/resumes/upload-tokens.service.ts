import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { UNUSED_UPLOAD_TTL_MS } from '@araucaria/contracts';
import { keyPrefix } from '@araucaria/messaging/queues';
import { hashOfToken, newToken } from '@araucaria/platform';
import { unavailableOnError } from '../http/unavailable.js';
import { REDIS } from '../redis.module.js';
import type { UploadAddress } from './resume-address.js';

/** The site states by this header that it sends the address of the file with the form as it got it. */
const HEADER = 'x-bind-upload';

const redisKey = (key: string): string => `${keyPrefix()}:resume-upload:${key}`;

/**
 * Binds the upload of a form to the form: its address holds a random token, of which Redis has the SHA-256 as long as the file may wait for
 * an application. Clients that do not ask for it send the key alone; it is random, and the first who sends it gets the file.
 */
@Injectable()
export class UploadTokensService {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** The address of a new file, with a token if the request asks for one. @throws {AppError} `UNAVAILABLE` */
  async bind(key: string, { headers }: FastifyRequest): Promise<UploadAddress> {
    if (headers[HEADER] === undefined) return { key };
    const token = newToken();
    await unavailableOnError(this.redis.set(redisKey(key), hashOfToken(token), 'PX', UNUSED_UPLOAD_TTL_MS));
    return { key, token };
  }

  /** Whether an application may be sent with the file of the address. @throws {AppError} `UNAVAILABLE` */
  async accepts({ key, token }: UploadAddress): Promise<boolean> {
    const bound = await unavailableOnError(this.redis.get(redisKey(key)));
    return bound === null || (token !== undefined && bound === hashOfToken(token));
  }
}
