import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ByLinkToken, SubmitSubjectRequest, UsersClient } from '@araucaria/contracts';
import { validateInput } from '@araucaria/platform';
import { CaptchaService } from '../captcha/captcha.service.js';
import { ApiBodyWith, ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { withConstantDuration } from '../http/constant-duration.js';
import { Public } from '../sessions/access.js';

/**
 * Requests of people about their data (LGPD, art. 18) from the public form. The response is the same for every address, and
 * nothing is looked up about the person.
 */
@Public()
@Controller('api/privacy/requests')
export class PublicRequestsController {
  constructor(
    private readonly users: UsersClient,
    private readonly captcha: CaptchaService,
  ) {}

  @ApiOperation({
    summary:
      'Stores a request about personal data, and sends the link that confirms it; needs a solved captcha',
  })
  @ApiBodyWith(SubmitSubjectRequest, { recaptchaToken: { type: 'string' } })
  @ApiErrors('RECAPTCHA_FAILED', 'TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'subjectRequest' })
  @HttpCode(202)
  @Post()
  async submit(@Req() { body, ip }: FastifyRequest) {
    const input = await validateInput(SubmitSubjectRequest, body);
    await this.captcha.verify((body as { recaptchaToken?: unknown }).recaptchaToken, ip);
    await withConstantDuration(this.users.submitSubjectRequest(input));
  }

  /** A POST with the token in its body: mail scanners open links, and addresses are logged and kept in histories. */
  @ApiOperation({
    summary: 'Confirms a request by its link, which starts the deadline; returns its protocol number',
  })
  @ApiErrors('LINK_GONE', 'TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'login' })
  @HttpCode(200)
  @Post('confirmation')
  confirm(@Body(BodyPipe) body: ByLinkToken) {
    return this.users.confirmSubjectRequest(body);
  }
}
