import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginAttempts } from './login-attempts.js';
import { SessionEndings } from './session-endings.js';
import { SessionResolver } from './session.resolver.js';
import { SessionService } from './session.service.js';
import { SessionStore } from './session-store.js';
import { SignedInUsers } from './signed-in-users.js';

@Global()
@Module({
  imports: [PassportModule],
  controllers: [AuthController],
  providers: [
    SessionEndings,
    SessionStore,
    SignedInUsers,
    SessionService,
    SessionResolver,
    LocalStrategy,
    LoginAttempts,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [SessionEndings, SessionStore, SessionService],
})
export class SessionModule {}
