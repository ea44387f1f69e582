import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfToken, newToken } from '@araucaria/platform';
import { GatewayConfig } from '../gateway-config.js';
import { senderCookieName } from '../http/session-cookie.js';

const TOKEN = /^[\w-]{43}$/;

/**
 * Recognises the browser that sent an application, by a random value in a cookie. It opens nothing: it only tells the drafts of one
 * browser from those of others, who may have sent theirs with the same e-mail. A client that keeps no cookies is another sender
 * with each application.
 */
@Injectable()
export class ApplicationSendersService {
  private readonly cookieName: string;

  constructor(private readonly config: GatewayConfig) {
    this.cookieName = senderCookieName(config.https);
  }

  /** The sender of the request, who is known by it from now on; whatever the response to the application is. */
  recognize(request: FastifyRequest, reply: FastifyReply): string {
    const known = this.find(request);
    if (known) return known;
    const token = newToken();
    // Without a lifetime: it ends with the browser, which may be shared.
    void reply.setCookie(this.cookieName, token, {
      httpOnly: true,
      sameSite: 'strict',
      secure: this.config.https,
      path: '/',
    });
    return hashOfToken(token);
  }

  /** The digest of the value in the cookie of the request, as drafts hold it. */
  find({ cookies }: FastifyRequest): string | undefined {
    const token = cookies[this.cookieName];
    return token !== undefined && TOKEN.test(token) ? hashOfToken(token) : undefined;
  }
}
