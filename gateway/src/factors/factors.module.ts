import { Module } from '@nestjs/common';
import { FactorAttemptsService } from './factor-attempts.service.js';
import { LoginChallengesService } from './login-challenges.service.js';
import { SecondFactorsController } from './second-factors.controller.js';
import { SecondFactorsService } from './second-factors.service.js';
import { WebAuthnChallengesService } from './webauthn-challenges.service.js';

@Module({
  controllers: [SecondFactorsController],
  providers: [FactorAttemptsService, LoginChallengesService, SecondFactorsService, WebAuthnChallengesService],
  exports: [FactorAttemptsService, LoginChallengesService, SecondFactorsService, WebAuthnChallengesService],
})
export class FactorsModule {}
