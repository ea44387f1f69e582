import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { LoginOriginCipher } from './login-origin.js';
import { LoginSessionsController } from './login-sessions.controller.js';
import { LoginSessionsResolver } from './login-sessions.resolver.js';
import { LoginSessionsService } from './login-sessions.service.js';
import { RemovedUsersListener } from './removed-users.listener.js';
import { SessionChangesService } from './session-changes.service.js';
import { SessionResolver } from './session.resolver.js';
import { SessionService } from './session.service.js';
import { SessionStore } from './session-store.js';
import { SignedInUsersService } from './signed-in-users.service.js';

@Global()
@Module({
  imports: [PassportModule],
  controllers: [AuthController, LoginSessionsController],
  providers: [
    SessionChangesService,
    SessionStore,
    SignedInUsersService,
    SessionService,
    SessionResolver,
    LoginOriginCipher,
    LoginSessionsService,
    LoginSessionsResolver,
    LocalStrategy,
    LoginAttemptsService,
    RemovedUsersListener,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [SessionChangesService, SessionStore, SessionService],
})
export class SessionModule {}
