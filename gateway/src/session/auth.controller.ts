import { Controller, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Credentials, type RpcClient, type UserView, type UsersRpc } from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import { ApiBodyWith, ApiErrors } from '../docs/api-decorators.js';
import { GatewayConfig } from '../gateway-config.js';
import { LoggedIn, Public } from './access.js';
import { LoginGuard } from './login.guard.js';
import { sessionCookieName } from './session-cookie.js';
import { SessionService } from './session.service.js';

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly sessions: SessionService,
    private readonly config: GatewayConfig,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  @ApiOperation({ summary: 'Starts a session; needs a solved captcha' })
  @ApiBodyWith(Credentials, { recaptchaToken: { type: 'string' } })
  @ApiErrors('RECAPTCHA_FAILED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS')
  @Public()
  @UseGuards(LoginGuard)
  @RouteConfig({ limit: 'login' })
  @HttpCode(200)
  @Post('login')
  async login(@Req() request: FastifyRequest & { user: UserView }): Promise<UserView> {
    await this.sessions.begin(request, request.user);
    return request.user;
  }

  @ApiOperation({ summary: 'Ends the session' })
  @LoggedIn()
  @HttpCode(204)
  @Post('logout')
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(request);
    const { https } = this.config;
    void reply.clearCookie(sessionCookieName(https), { path: '/', secure: https });
  }

  @ApiOperation({ summary: 'Returns the user who is logged in' })
  @LoggedIn()
  @Get('me')
  async me(@Req() request: FastifyRequest): Promise<UserView> {
    const { actor } = request.context;
    if (!actor) throw new AppError('UNAUTHENTICATED');
    return this.users.byId({ id: actor.id });
  }
}
