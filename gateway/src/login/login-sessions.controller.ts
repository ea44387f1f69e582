import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../docs/api-decorators.js';
import { LoggedIn } from '../sessions/access.js';
import { LoginSessionsService } from './login-sessions.service.js';

@LoggedIn()
@Controller('api/auth/sessions')
export class LoginSessionsController {
  constructor(private readonly sessions: LoginSessionsService) {}

  @ApiOperation({ summary: 'Lists one’s own sessions: device, address, first and last use' })
  @Get()
  list(@Req() request: FastifyRequest) {
    return this.sessions.list(request);
  }

  @ApiOperation({ summary: 'Ends one’s own sessions except the current one' })
  @HttpCode(204)
  @Delete()
  endOthers(@Req() request: FastifyRequest) {
    return this.sessions.endOthers(request);
  }

  @ApiOperation({ summary: 'Ends one of one’s own sessions' })
  @ApiErrors('NOT_FOUND')
  @HttpCode(204)
  @Delete(':id')
  end(@Param('id') id: string, @Req() request: FastifyRequest) {
    return this.sessions.end(id, request);
  }
}
