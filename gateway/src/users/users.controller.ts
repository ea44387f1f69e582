import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type {
  ChangePassword,
  OpenBonuses,
  RegisterUser,
  RpcClient,
  UpdateUser,
  UserView,
  UsersRpc,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';
import { IdPipe, ObjectPipe, text, type Query as QueryParameters } from '../http/query.js';
import { AdminOnly, LoggedIn } from '../session/access.js';
import { Accounts } from './accounts.js';

@AdminOnly()
@Controller('api')
export class UsersController {
  constructor(
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
    private readonly accounts: Accounts,
  ) {}

  @Get('users')
  list(@Query() query: QueryParameters): Promise<UserView[]> {
    return this.users.list({ includeDeactivated: text(query, 'includeDeactivated') === 'true' });
  }

  @Get('users/:id/open-items')
  openItems(@Param('id', IdPipe) id: number): Promise<OpenBonuses> {
    return this.accounts.openItems(id);
  }

  @HttpCode(200)
  @Post('users/:id/reactivate')
  reactivate(@Param('id', IdPipe) id: number): Promise<UserView> {
    return this.users.reactivate({ id });
  }

  @Post('auth/register')
  create(@Body(ObjectPipe) body: RegisterUser): Promise<UserView> {
    return this.users.create(body);
  }

  @Put('users/:id')
  update(@Param('id', IdPipe) id: number, @Body(ObjectPipe) body: UpdateUser): Promise<UserView> {
    return this.accounts.update({ ...body, id });
  }

  /** One's own; another's is for administrators. */
  @LoggedIn()
  @Put('users/:id/change-password')
  changePassword(
    @Param('id', IdPipe) id: number,
    @Body(ObjectPipe) body: ChangePassword,
    @Req() request: FastifyRequest,
  ): Promise<UserView> {
    return this.accounts.changePassword({ ...body, id }, request);
  }

  @HttpCode(204)
  @Delete('users/:id')
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.accounts.remove(id);
  }
}
