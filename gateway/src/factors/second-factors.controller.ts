import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AddPasskeyBody, RenamePasskeyBody, TotpCode, UsersClient } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { ApiErrors } from '../docs/api-decorators.js';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe } from '../http/query.js';
import { WhileEnrolling } from '../sessions/access.js';
import { FreshFactor, FreshLogin } from '../sessions/fresh-factor.js';
import { SecondFactorsService } from './second-factors.service.js';

@WhileEnrolling()
@Controller('api/auth/second-factors')
export class SecondFactorsController {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly users: UsersClient,
  ) {}

  @ApiOperation({ summary: 'Returns one’s own second factors' })
  @Get()
  view(@Req() { context: { actor } }: FastifyRequest) {
    if (!actor) throw new AppError('UNAUTHENTICATED');
    return this.users.secondFactors({ id: actor.id });
  }

  @ApiOperation({ summary: 'Returns a secret for an authenticator app; it counts after its confirmation' })
  @FreshLogin()
  @HttpCode(200)
  @Post('totp')
  beginTotp() {
    return this.users.beginTotp();
  }

  @ApiOperation({ summary: 'Confirms an authenticator app; the first factor comes with recovery codes' })
  @ApiErrors('INVALID_FACTOR', 'TOO_MANY_REQUESTS')
  @FreshLogin()
  @RouteConfig({ limit: 'login' })
  @HttpCode(200)
  @Post('totp/confirm')
  confirmTotp(@Body(BodyPipe) code: TotpCode, @Req() request: FastifyRequest) {
    return this.factors.confirmTotp(request, code);
  }

  @ApiOperation({ summary: 'Removes the authenticator app' })
  @ApiErrors('NOT_FOUND')
  @FreshFactor()
  @HttpCode(204)
  @Delete('totp')
  removeTotp() {
    return this.factors.removeTotp();
  }

  @ApiOperation({ summary: 'Replaces the recovery codes; the new ones are not shown again' })
  @ApiErrors('NOT_FOUND')
  @FreshFactor()
  @HttpCode(200)
  @Post('recovery-codes')
  renewRecoveryCodes() {
    return this.users.renewRecoveryCodes();
  }

  @ApiOperation({ summary: 'Returns the options of the browser’s call that creates a passkey' })
  @FreshLogin()
  @HttpCode(200)
  @Post('passkeys/options')
  passkeyRegistration(@Req() request: FastifyRequest) {
    return this.factors.passkeyRegistration(request);
  }

  @ApiOperation({ summary: 'Adds a passkey; the first factor comes with recovery codes' })
  @ApiErrors('INVALID_FACTOR')
  @FreshLogin()
  @Post('passkeys')
  addPasskey(@Body(BodyPipe) passkey: AddPasskeyBody, @Req() request: FastifyRequest) {
    return this.factors.addPasskey(request, passkey);
  }

  @ApiOperation({ summary: 'Renames a passkey' })
  @FreshFactor()
  @HttpCode(204)
  @Put('passkeys/:id')
  renamePasskey(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: RenamePasskeyBody) {
    return this.users.renamePasskey({ ...body, id });
  }

  @ApiOperation({ summary: 'Removes a passkey' })
  @FreshFactor()
  @HttpCode(204)
  @Delete('passkeys/:id')
  removePasskey(@Param('id', IdPipe) id: number) {
    return this.factors.removePasskey(id);
  }
}
