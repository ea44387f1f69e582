import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ByLinkToken, RedeemLink, RequestReset, UsersClient } from '@araucaria/contracts';
import { validateInput } from '@araucaria/platform';
import { CaptchaService } from '../captcha/captcha.service.js';
import { ApiBodyWith, ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { withConstantDuration } from '../http/constant-duration.js';
import { Public } from '../sessions/access.js';
import { SessionService } from '../sessions/session.service.js';

/**
 * Single-use links for a new or first password. Every call is a POST with the token in its body: mail scanners open links, and
 * addresses are logged and kept in histories.
 */
@Public()
@Controller('api/auth')
export class AccountLinksController {
  constructor(
    private readonly users: UsersClient,
    private readonly sessions: SessionService,
    private readonly captcha: CaptchaService,
  ) {}

  /** The same response after the same time for every name. */
  @ApiOperation({
    summary: 'Sends a link for a new password, if there is such an account; needs a solved captcha',
  })
  @ApiBodyWith(RequestReset, { recaptchaToken: { type: 'string' } })
  @ApiErrors('RECAPTCHA_FAILED', 'TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'login' })
  @HttpCode(202)
  @Post('forgot-password')
  async forgotPassword(@Req() { body, ip }: FastifyRequest) {
    const input = await validateInput(RequestReset, body);
    await this.captcha.verify((body as { recaptchaToken?: unknown }).recaptchaToken, ip);
    await withConstantDuration(this.users.requestReset(input));
  }

  @ApiOperation({ summary: 'Returns the state of a link; does not use it' })
  @ApiErrors('TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'login' })
  @HttpCode(200)
  @Post('links/state')
  state(@Body(BodyPipe) body: ByLinkToken) {
    return this.users.accountLink(body);
  }

  @ApiOperation({
    summary: 'Sets the password by a link, which ends it, and ends all sessions of the account',
  })
  @ApiErrors('LINK_GONE', 'TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'login' })
  @HttpCode(204)
  @Post('links/password')
  async setPassword(@Body(BodyPipe) body: RedeemLink) {
    const { id } = await this.users.redeemLink(body);
    await this.sessions.userRemoved(id);
  }

  @ApiOperation({ summary: 'Sends another invitation to the holder of an expired one' })
  @ApiErrors('LINK_GONE', 'TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'login' })
  @HttpCode(202)
  @Post('links/renewal')
  renew(@Body(BodyPipe) body: ByLinkToken) {
    return this.users.renewInvitation(body);
  }
}
