import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { CandidateSessionsService } from './candidate-sessions.service.js';
import { ConfirmationService } from './confirmation.service.js';
import { FactorAttemptsService } from './factor-attempts.service.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { LoginChallengesService } from './login-challenges.service.js';
import { LoginOriginCipher } from './login-origin.js';
import { LoginSessionsController } from './login-sessions.controller.js';
import { LoginSessionsResolver } from './login-sessions.resolver.js';
import { LoginSessionsService } from './login-sessions.service.js';
import { LoginService } from './login.service.js';
import { OwnRecordsService } from './own-records.service.js';
import { RemovedUsersListener } from './removed-users.listener.js';
import { SecondFactorPolicy } from './second-factor-policy.js';
import { SecondFactorsController } from './second-factors.controller.js';
import { SecondFactorsService } from './second-factors.service.js';
import { SessionChangesService } from './session-changes.service.js';
import { SessionResolver } from './session.resolver.js';
import { SessionService } from './session.service.js';
import { SessionStore } from './session-store.js';
import { SignedInUsersService } from './signed-in-users.service.js';
import { WebAuthnChallengesService } from './webauthn-challenges.service.js';

@Global()
@Module({
  imports: [PassportModule],
  controllers: [AuthController, LoginSessionsController, SecondFactorsController],
  providers: [
    CandidateSessionsService,
    SessionChangesService,
    SessionStore,
    SignedInUsersService,
    OwnRecordsService,
    SessionService,
    SessionResolver,
    LoginOriginCipher,
    LoginSessionsService,
    LoginSessionsResolver,
    LocalStrategy,
    LoginAttemptsService,
    FactorAttemptsService,
    LoginChallengesService,
    LoginService,
    ConfirmationService,
    SecondFactorPolicy,
    SecondFactorsService,
    WebAuthnChallengesService,
    RemovedUsersListener,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    CandidateSessionsService,
    LoginAttemptsService,
    LoginService,
    SecondFactorsService,
    SessionChangesService,
    SessionStore,
    SessionService,
  ],
})
export class SessionModule {}
