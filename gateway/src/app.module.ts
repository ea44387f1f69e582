import { Module } from '@nestjs/common';
import { PlatformModule } from '@araucaria/platform';
import { CandidatesModule } from './candidates/candidates.module.js';
import { CaptchaModule } from './captcha/captcha.module.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { HttpModule } from './http/http.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { RedisModule } from './redis.module.js';
import { ReferralsModule } from './referrals/referrals.module.js';
import { ResumesModule } from './resumes/resumes.module.js';
import { RpcModule } from './rpc.module.js';
import { SessionModule } from './session/session.module.js';

@Module({
  imports: [
    PlatformModule,
    RedisModule,
    RpcModule,
    HttpModule,
    GraphqlModule,
    CaptchaModule,
    SessionModule,
    ResumesModule,
    JobsModule,
    CandidatesModule,
    ReferralsModule,
  ],
})
export class AppModule {}
