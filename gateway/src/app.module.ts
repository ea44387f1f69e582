import { Module } from '@nestjs/common';
import { RPC_CLIENTS } from '@araucaria/contracts';
import { PlatformModule, RpcModule } from '@araucaria/platform';
import { AccountLinksModule } from './account-links/account-links.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AiModule } from './ai/ai.module.js';
import { AuditModule } from './audit/audit.module.js';
import { HiringModule } from './hiring/hiring.module.js';
import { InterviewsModule } from './interviews/interviews.module.js';
import { LiveModule } from './live/live.module.js';
import { LoadersModule } from './graphql/loaders.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { SiteModule } from './site/site.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { UsersModule } from './users/users.module.js';
import { CandidateAreaModule } from './candidate-area/candidate-area.module.js';
import { CandidatesModule } from './candidates/candidates.module.js';
import { CaptchaModule } from './captcha/captcha.module.js';
import { ConfigModule } from './config.module.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { HttpModule } from './http/http.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RedisModule } from './redis.module.js';
import { ReferralsModule } from './referrals/referrals.module.js';
import { ResponsesModule } from './responses/responses.module.js';
import { ResumesModule } from './resumes/resumes.module.js';
import { FactorsModule } from './factors/factors.module.js';
import { LoginModule } from './login/login.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SingleSignOnModule } from './single-sign-on/single-sign-on.module.js';

@Module({
  imports: [
    PlatformModule,
    ConfigModule,
    RedisModule,
    RpcModule.forClients(...Object.values(RPC_CLIENTS)),
    AuditModule,
    PrivacyModule,
    HttpModule,
    LoadersModule,
    GraphqlModule,
    CaptchaModule,
    FactorsModule,
    LoginModule,
    SessionsModule,
    AccountLinksModule,
    SingleSignOnModule,
    ResumesModule,
    JobsModule,
    CandidateAreaModule,
    CandidatesModule,
    ResponsesModule,
    ReferralsModule,
    InterviewsModule,
    HiringModule,
    LiveModule,
    MessagesModule,
    UsersModule,
    AdminModule,
    OperationsModule,
    AiModule,
    SiteModule,
  ],
})
export class AppModule {}
