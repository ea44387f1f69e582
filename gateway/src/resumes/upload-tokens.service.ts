import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { UNUSED_UPLOAD_TTL_MS } from '@araucaria/contracts';
import { keyPrefix } from '@araucaria/messaging/queues';
import { addressGroup, hashOfToken, newToken } from '@araucaria/platform';
import { unavailableOnError } from '../http/unavailable.js';
import { REDIS } from '../redis.module.js';
import type { UploadAddress } from './resume-address.js';

/** The site states by this header that it sends the address of the file with the form as it got it. */
const HEADER = 'x-bind-upload';

const redisKey = (key: string): string => `${keyPrefix()}:resume-upload:${key}`;

/**
 * Binds an upload to the form: its address holds a random token, of which Redis has the SHA-256 as long as the file may wait for an
 * application. Clients that do not ask for it get the key alone, which may be read in more places (`addressGroup` of the client counts instead).
 */
@Injectable()
export class UploadTokensService {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** The address of a new file, with a token if the request asks for one. @throws {AppError} `UNAVAILABLE` */
  async bind(key: string, { headers, ip }: FastifyRequest): Promise<UploadAddress> {
    const token = headers[HEADER] === undefined ? undefined : newToken();
    const proof = token === undefined ? proofOfClient(key, ip) : hashOfToken(token);
    await unavailableOnError(this.redis.set(redisKey(key), proof, 'PX', UNUSED_UPLOAD_TTL_MS));
    return { key, ...(token !== undefined && { token }) };
  }

  /**
   * Whether an application from that IP address may be sent with the file of the address: with its token, or without one from the
   * network address that uploaded it. @throws {AppError} `UNAVAILABLE`
   */
  async accepts({ key, token }: UploadAddress, ip: string): Promise<boolean> {
    const proof = await unavailableOnError(this.redis.get(redisKey(key)));
    return proof === null || proof === (token === undefined ? proofOfClient(key, ip) : hashOfToken(token));
  }
}

/** Redis holds no IP address of an applicant in clear. */
const proofOfClient = (key: string, ip: string): string =>
  `client:${hashOfToken(`${key} ${addressGroup(ip)}`)}`;
