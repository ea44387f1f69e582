import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { FactorsModule } from '../factors/factors.module.js';
import { AuthController } from './auth.controller.js';
import { ConfirmationService } from './confirmation.service.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { LoginService } from './login.service.js';
import { LoginSessionsController } from './login-sessions.controller.js';
import { LoginSessionsResolver } from './login-sessions.resolver.js';
import { LoginSessionsService } from './login-sessions.service.js';

@Module({
  imports: [PassportModule, FactorsModule],
  controllers: [AuthController, LoginSessionsController],
  providers: [
    LoginSessionsService,
    LoginSessionsResolver,
    LocalStrategy,
    LoginAttemptsService,
    LoginService,
    ConfirmationService,
  ],
  exports: [LoginAttemptsService, LoginService],
})
export class LoginModule {}
