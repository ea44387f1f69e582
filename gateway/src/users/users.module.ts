import { Module } from '@nestjs/common';
import { AccountsService } from './accounts.service.js';
import { SavedViewsResolver } from './saved-views.resolver.js';
import { UsersController } from './users.controller.js';
import { UsersResolver } from './users.resolver.js';

@Module({ controllers: [UsersController], providers: [AccountsService, SavedViewsResolver, UsersResolver] })
export class UsersModule {}
