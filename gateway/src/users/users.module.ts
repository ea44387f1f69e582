import { Module } from '@nestjs/common';
import { Accounts } from './accounts.js';
import { UsersController } from './users.controller.js';
import { UsersResolver } from './users.resolver.js';

@Module({ controllers: [UsersController], providers: [Accounts, UsersResolver] })
export class UsersModule {}
