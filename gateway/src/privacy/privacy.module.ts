import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { IncidentsController } from './incidents.controller.js';
import { IncidentsResolver } from './incidents.resolver.js';
import { IncidentsService } from './incidents.service.js';
import { PersonSearchResolver } from './person-search.resolver.js';
import { PublicRequestsController } from './public-requests.controller.js';
import { RetentionResolver } from './retention.resolver.js';
import { RetentionService } from './retention.service.js';
import { SubjectRequestsController } from './subject-requests.controller.js';
import { SubjectRequestsResolver } from './subject-requests.resolver.js';
import { SubjectRequestsService } from './subject-requests.service.js';

@Module({
  imports: [CandidatesModule, ReferralsModule],
  controllers: [PublicRequestsController, SubjectRequestsController, IncidentsController],
  providers: [
    PersonSearchResolver,
    RetentionResolver,
    RetentionService,
    SubjectRequestsResolver,
    SubjectRequestsService,
    IncidentsResolver,
    IncidentsService,
  ],
})
export class PrivacyModule {}
