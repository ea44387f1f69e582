import { Controller, Get, HttpCode, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors, ApiQueries } from '../docs/api-decorators.js';
import { text, type Query as QueryParameters } from '../http/query.js';
import { Public } from '../sessions/access.js';
import { SingleSignOnConfig, type LocalLogin } from './single-sign-on-config.js';
import { SingleSignOnService } from './single-sign-on.service.js';

const FOUND = 302;

/** How users of this installation log in. */
export interface LoginOptions {
  /** `admins`: only administrators have a password. */
  localLogin: LocalLogin;
  /** null without single sign-on. `domains`: of the e-mail addresses that belong to it. */
  singleSignOn: { name: string; domains: string[] } | null;
}

@Public()
@Controller('api/auth')
export class SingleSignOnController {
  constructor(
    private readonly config: SingleSignOnConfig,
    private readonly signOn: SingleSignOnService,
  ) {}

  @ApiOperation({ summary: 'Returns how users log in: by password, by single sign-on, or both' })
  @Get('options')
  options(): LoginOptions {
    const { provider, localLogin } = this.config;
    return {
      localLogin,
      singleSignOn: provider ? { name: provider.name, domains: provider.domains } : null,
    };
  }

  @ApiOperation({ summary: 'Leads the browser to the login of the identity provider' })
  @ApiQueries({
    redirect: { type: 'string', description: 'path of the site to open after the login' },
    fresh: { type: 'string', description: '`1`: the provider asks for a new login, before sensitive calls' },
  })
  @ApiErrors('TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'signOn' })
  @HttpCode(FOUND)
  @Get('sso')
  async begin(@Query() query: QueryParameters, @Res() reply: FastifyReply) {
    await reply.redirect(
      await this.signOn.begin(reply, text(query, 'redirect'), text(query, 'fresh') === '1'),
      FOUND,
    );
  }

  @ApiOperation({ summary: 'Completes a login by the identity provider, which leads the browser here' })
  @ApiErrors('TOO_MANY_REQUESTS')
  @RouteConfig({ limit: 'signOn' })
  @HttpCode(FOUND)
  @Get('sso/callback')
  async complete(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await reply.redirect(await this.signOn.complete(request, reply), FOUND);
  }
}
