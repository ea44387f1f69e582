import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Credentials,
  FactorProof,
  PasskeyLogin,
  UsersClient,
  type AuthenticatedUser,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { ApiBodyWith, ApiErrors } from '../docs/api-decorators.js';
import { GatewayConfig } from '../gateway-config.js';
import { BodyPipe } from '../http/body.pipe.js';
import { Public, WhileEnrolling } from '../sessions/access.js';
import { Confirmation, ConfirmationService } from './confirmation.service.js';
import { LoginGuard } from './login.guard.js';
import { LoginService, withFactorDuty } from './login.service.js';
import { sessionCookieName } from '../http/session-cookie.js';
import { SessionService } from '../sessions/session.service.js';

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly sessions: SessionService,
    private readonly config: GatewayConfig,
    private readonly logins: LoginService,
    private readonly confirmations: ConfirmationService,
    private readonly users: UsersClient,
  ) {}

  @ApiOperation({
    summary:
      'Starts a session; needs a solved captcha. 202 with `secondFactor` instead if the account has one: the login continues at `login/second-factor`',
  })
  @ApiBodyWith(Credentials, { recaptchaToken: { type: 'string' } })
  @ApiErrors('RECAPTCHA_FAILED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS')
  @Public()
  @UseGuards(LoginGuard)
  @RouteConfig({ limit: 'login' })
  @HttpCode(200)
  @Post('login')
  async login(
    @Req() request: FastifyRequest & { user: AuthenticatedUser },
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const result = await this.logins.firstFactorProved(request, reply, request.user, 'password');
    if ('secondFactor' in result) void reply.code(202);
    return result;
  }

  @ApiOperation({ summary: 'Completes a login by a code of the app, a recovery code or a passkey' })
  @ApiErrors('INVALID_FACTOR', 'LOGIN_CHALLENGE_EXPIRED', 'TOO_MANY_REQUESTS')
  @Public()
  @RouteConfig({ limit: 'login' })
  @HttpCode(200)
  @Post('login/second-factor')
  proveSecondFactor(
    @Body(BodyPipe) proof: FactorProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.logins.proveSecondFactor(request, reply, proof);
  }

  @ApiOperation({ summary: 'Begins a login by passkey alone; returns the options of the browser’s call' })
  @ApiErrors('TOO_MANY_REQUESTS')
  @Public()
  @RouteConfig({ limit: 'login' })
  @HttpCode(200)
  @Post('login/passkey/options')
  passkeyOptions(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.logins.passkeyOptions(request, reply);
  }

  @ApiOperation({ summary: 'Starts the session of the user of a passkey' })
  @ApiErrors('INVALID_FACTOR', 'LOGIN_CHALLENGE_EXPIRED', 'TOO_MANY_REQUESTS')
  @Public()
  @RouteConfig({ limit: 'login' })
  @HttpCode(200)
  @Post('login/passkey')
  passkeyLogin(
    @Body(BodyPipe) { response }: PasskeyLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.logins.passkeyLogin(request, reply, response);
  }

  @ApiOperation({ summary: 'Returns how one can confirm, and the options of the browser’s passkey call' })
  @WhileEnrolling()
  @HttpCode(200)
  @Post('confirm/options')
  confirmationOptions(@Req() request: FastifyRequest) {
    return this.confirmations.options(request);
  }

  @ApiOperation({ summary: 'Proves a factor again: sensitive calls are allowed for ten minutes' })
  @ApiErrors('INVALID_FACTOR', 'TOO_MANY_REQUESTS')
  @WhileEnrolling()
  @RouteConfig({ limit: 'login' })
  @HttpCode(204)
  @Post('confirm')
  confirm(@Body(BodyPipe) proof: Confirmation, @Req() request: FastifyRequest) {
    return this.confirmations.confirm(request, proof);
  }

  @ApiOperation({ summary: 'Ends the session' })
  @WhileEnrolling()
  @HttpCode(204)
  @Post('logout')
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.end(request);
    const { https } = this.config;
    void reply.clearCookie(sessionCookieName(https), { path: '/', secure: https });
  }

  @ApiOperation({ summary: 'Returns the user who is logged in' })
  @WhileEnrolling()
  @Get('me')
  async me(@Req() request: FastifyRequest) {
    const { actor } = request.context;
    if (!actor) throw new AppError('UNAUTHENTICATED');
    const user = await this.users.byId({ id: actor.id });
    return withFactorDuty(user, request.session);
  }
}
