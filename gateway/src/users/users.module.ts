import { Module } from '@nestjs/common';
import { AccountsService } from './accounts.service.js';
import { UsersController } from './users.controller.js';
import { UsersResolver } from './users.resolver.js';

@Module({ controllers: [UsersController], providers: [AccountsService, UsersResolver] })
export class UsersModule {}
