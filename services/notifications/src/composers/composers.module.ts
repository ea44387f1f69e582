import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { RulesModule } from '../rules/rules.module.js';
import { AccountEmailComposer } from './account-email.composer.js';
import { BonusDigestComposer } from './bonus-digest.composer.js';
import { CandidateEmailComposer } from './candidate-email.composer.js';
import { CandidateLinkEmailComposer } from './candidate-link-email.composer.js';
import { HiringReportsService } from './hiring-reports.service.js';
import { InterviewEmailComposer } from './interview-email.composer.js';
import { JobAlertsComposer } from './job-alerts.composer.js';
import { PublicSite } from './public-site.js';
import { StaffRecipientsService } from './staff-recipients.service.js';
import { ReferralEmailComposer } from './referral-email.composer.js';
import { RejectionEmailsService } from './rejection-emails.service.js';
import { ResponseDigestComposer } from './response-digest.composer.js';
import { StaffInterviewEmailComposer } from './staff-interview-email.composer.js';
import { SubjectRequestComposer } from './subject-request.composer.js';

const COMPOSERS = [
  AccountEmailComposer,
  BonusDigestComposer,
  CandidateEmailComposer,
  CandidateLinkEmailComposer,
  HiringReportsService,
  InterviewEmailComposer,
  JobAlertsComposer,
  SubjectRequestComposer,
  PublicSite,
  ReferralEmailComposer,
  StaffInterviewEmailComposer,
  RejectionEmailsService,
  ResponseDigestComposer,
  StaffRecipientsService,
];

@Module({
  imports: [DeliveriesModule, RulesModule],
  providers: COMPOSERS,
  exports: COMPOSERS,
})
export class ComposersModule {}
