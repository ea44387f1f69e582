import { Module } from '@nestjs/common';
import { FactorsModule } from '../factors/factors.module.js';
import { LoginModule } from '../login/login.module.js';
import { AccountsService } from './accounts.service.js';
import { SavedViewsResolver } from './saved-views.resolver.js';
import { UsersController } from './users.controller.js';
import { UsersResolver } from './users.resolver.js';

@Module({
  imports: [FactorsModule, LoginModule],
  controllers: [UsersController],
  providers: [AccountsService, SavedViewsResolver, UsersResolver],
})
export class UsersModule {}
