import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { CandidateSessionsService } from './candidate-sessions.service.js';
import { LoginOriginCipher } from './login-origin.js';
import { OwnRecordsService } from './own-records.service.js';
import { RemovedUsersListener } from './removed-users.listener.js';
import { SecondFactorPolicy } from './second-factor-policy.js';
import { SessionChangesService } from './session-changes.service.js';
import { SessionResolver } from './session.resolver.js';
import { SessionService } from './session.service.js';
import { SessionStore } from './session-store.js';
import { SignedInUsersService } from './signed-in-users.service.js';

@Global()
@Module({
  providers: [
    CandidateSessionsService,
    SessionChangesService,
    SessionStore,
    SignedInUsersService,
    OwnRecordsService,
    SessionService,
    SessionResolver,
    LoginOriginCipher,
    SecondFactorPolicy,
    RemovedUsersListener,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    CandidateSessionsService,
    SessionChangesService,
    SessionStore,
    SessionService,
    LoginOriginCipher,
    SecondFactorPolicy,
  ],
})
export class SessionsModule {}
