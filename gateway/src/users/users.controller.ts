import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  UseGuards,
} from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  ChangePasswordBody,
  RegisterUser,
  STAFF_PER_BATCH,
  UpdateUserBody,
  UsersClient,
} from '@araucaria/contracts';
import { ApiErrors, ApiQueries } from '../docs/api-decorators.js';
import { jsonArrayOf } from '../exports/json-array-stream.js';
import { BodyPipe } from '../http/body.pipe.js';
import { IdPipe, text, type Query as QueryParameters } from '../http/query.js';
import { LoggedIn, Requires } from '../sessions/access.js';
import { FreshFactor } from '../sessions/fresh-factor.js';
import { SecondFactorsService } from '../factors/second-factors.service.js';
import { AccountsService } from './accounts.service.js';
import { OwnAccountGuard } from './own-account.guard.js';

@Requires('users.manage')
@Controller('api')
export class UsersController {
  constructor(
    private readonly users: UsersClient,
    private readonly accounts: AccountsService,
    private readonly secondFactors: SecondFactorsService,
  ) {}

  @ApiOperation({ summary: 'Lists active users by name' })
  @ApiQueries({ includeDeactivated: { type: 'boolean' } })
  @Get('users')
  async list(@Query() query: QueryParameters) {
    const includeDeactivated = text(query, 'includeDeactivated') === 'true';
    const all = await this.users.listedIds({ includeDeactivated });
    return jsonArrayOf(all, (ids) => this.users.listedByIds({ ids }));
  }

  @ApiOperation({ summary: 'Lists who may be named as a manager of a job or as an interviewer' })
  @Requires('staff.read')
  @Get('staff')
  async staff() {
    const all = await this.users.staffIds();
    return jsonArrayOf(all, (ids) => this.users.staff({ ids }), STAFF_PER_BATCH);
  }

  @ApiOperation({ summary: 'Counts what is unfinished about a user’s referrals' })
  @Get('users/:id/open-items')
  openItems(@Param('id', IdPipe) id: number) {
    return this.accounts.openItems(id);
  }

  @ApiOperation({ summary: 'Lets a deactivated user log in again' })
  @FreshFactor()
  @HttpCode(200)
  @Post('users/:id/reactivate')
  reactivate(@Param('id', IdPipe) id: number) {
    return this.users.reactivate({ id });
  }

  @ApiOperation({ summary: 'Creates a user' })
  @ApiErrors('USERNAME_TAKEN', 'FORM_ALREADY_SENT')
  @FreshFactor()
  @Post('auth/register')
  create(@Body(BodyPipe) body: RegisterUser) {
    return this.users.create(body);
  }

  @ApiOperation({ summary: 'Changes a user; absent fields stay, empty ones are cleared' })
  @ApiErrors('USERNAME_TAKEN', 'LAST_ADMIN', 'CHANGED_MEANWHILE')
  @FreshFactor()
  @Put('users/:id')
  update(@Param('id', IdPipe) id: number, @Body(BodyPipe) body: UpdateUserBody) {
    return this.accounts.update({ ...body, id });
  }

  @ApiOperation({
    summary: 'Changes one’s own password with `currentPassword`, or another user’s as an administrator',
  })
  @ApiErrors('FORBIDDEN')
  @LoggedIn()
  @FreshFactor()
  @UseGuards(OwnAccountGuard)
  @Put('users/:id/change-password')
  changePassword(
    @Param('id', IdPipe) id: number,
    @Body(BodyPipe) body: ChangePasswordBody,
    @Req() request: FastifyRequest,
  ) {
    return this.accounts.changePassword({ ...body, id }, request);
  }

  @ApiOperation({
    summary: 'Removes all second factors of a user who has lost them, and ends the user’s sessions',
  })
  @FreshFactor()
  @HttpCode(204)
  @Delete('users/:id/second-factors')
  resetSecondFactors(@Param('id', IdPipe) id: number, @Req() request: FastifyRequest) {
    return this.secondFactors.reset(request, id);
  }

  @ApiOperation({ summary: 'Ends the sessions of a user on all devices' })
  @FreshFactor()
  @HttpCode(204)
  @Delete('users/:id/sessions')
  endSessions(@Param('id', IdPipe) id: number, @Req() request: FastifyRequest) {
    return this.accounts.endSessions(id, request);
  }

  @ApiOperation({
    summary:
      'Ends the access and the sessions of a user; deactivates one who has logged in before, deletes others',
  })
  @ApiErrors('SELF_DELETION', 'LAST_ADMIN')
  @FreshFactor()
  @HttpCode(204)
  @Delete('users/:id')
  remove(@Param('id', IdPipe) id: number) {
    return this.accounts.remove(id);
  }
}
