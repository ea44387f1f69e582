import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryKind } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { Clock, log } from '@araucaria/platform';
import { AlreadySentError } from '../deliveries/already-sent-error.js';
import { AccountEmailComposer, type AccountEmailKind } from '../composers/account-email.composer.js';
import { wasAnnounced } from '../rules/announced-rejections.js';
import { BonusDigestComposer } from '../composers/bonus-digest.composer.js';
import { CandidateEmailComposer, type CandidateEmailKind } from '../composers/candidate-email.composer.js';
import { CandidateLinkEmailComposer } from '../composers/candidate-link-email.composer.js';
import type { ComposedEmail } from '../composers/composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { InterviewEmailKind } from '../emails/interview-email.js';
import type { StaffInterviewEmailKind } from '../emails/staff-interview-email.js';
import { HiringReportsService } from '../composers/hiring-reports.service.js';
import { InterviewEmailComposer } from '../composers/interview-email.composer.js';
import { JobAlertsComposer } from '../composers/job-alerts.composer.js';
import { MailerService, isPermanentRejection } from '../deliveries/mailer.service.js';
import { PermanentDeliveryError, type MessageChannel } from '../deliveries/message-channel.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { assertExpected, assertReferralOrder } from '../rules/referral-order.js';
import { ReferralEmailComposer, type ReferralEmailKind } from '../composers/referral-email.composer.js';
import { ResponseDigestComposer } from '../composers/response-digest.composer.js';
import { StaffInterviewEmailComposer } from '../composers/staff-interview-email.composer.js';
import {
  SubjectRequestComposer,
  type SubjectRequestEmailKind,
} from '../composers/subject-request.composer.js';

@Injectable()
export class EmailChannel implements MessageChannel {
  constructor(
    private readonly mailer: MailerService,
    private readonly candidateEmails: CandidateEmailComposer,
    private readonly candidateLinkEmails: CandidateLinkEmailComposer,
    private readonly jobAlerts: JobAlertsComposer,
    private readonly interviewEmails: InterviewEmailComposer,
    private readonly staffInterviewEmails: StaffInterviewEmailComposer,
    private readonly referralEmails: ReferralEmailComposer,
    private readonly digests: BonusDigestComposer,
    private readonly responseDigests: ResponseDigestComposer,
    private readonly subjectRequests: SubjectRequestComposer,
    private readonly reports: HiringReportsService,
    private readonly accountEmails: AccountEmailComposer,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  assertAvailable(): void {
    this.mailer.circuit.assertClosed();
  }

  async prepare(em: EntityManager, delivery: Delivery): Promise<() => Promise<void>> {
    await assertReferralOrder(em, delivery);
    const messageId = delivery.messageIdAt(this.mailer.domain);
    const email = await this.compose(delivery).catch((error: unknown) => {
      if (error instanceof AlreadySentError) return undefined;
      throw error;
    });
    await assertExpected(em, delivery);
    await this.assertNotAnnounced(em, delivery);
    if (!email) {
      delivery.markSent(this.clock.now(), { messageId });
      return () => Promise.resolve();
    }
    const { named = [], ...message } = email;
    const mail = { ...message, messageId };
    delivery.named = named.length ? named : null;
    delivery.markSent(this.clock.now(), mail);
    return async () => {
      try {
        const response = await this.mailer.send(mail);
        log.info({ deliveryId: delivery.id, response }, 'an e-mail was sent');
      } catch (error) {
        if (!isPermanentRejection(error)) throw error;
        const { code = 'REFUSED', message } = error as Error & { code?: string };
        throw new PermanentDeliveryError(code, message);
      }
    };
  }

  /**
   * Cancels a second e-mail about one rejection. The request for it came after the first one, so that the candidate would count
   * as waiting for a response.
   */
  private async assertNotAnnounced(em: EntityManager, delivery: Delivery): Promise<void> {
    const { candidateId } = delivery;
    if (candidateId == null || !(await wasAnnounced(em, delivery))) return;
    const at = this.clock.now().toISOString();
    this.outbox.add(em, 'candidate.notified', { candidateId, at, isRejection: true });
    throw new OutdatedMessageError('O candidato já recebeu o e-mail desta reprovação.');
  }

  private compose(delivery: Delivery): Promise<ComposedEmail> {
    const { kind } = delivery;
    if (kind === 'bonus-digest') return this.digests.compose(delivery);
    if (kind === 'response-digest') return this.responseDigests.compose(delivery);
    if (kind === 'application-draft' || kind === 'area-link')
      return this.candidateLinkEmails.compose(delivery);
    if (kind === 'job-alerts') return this.jobAlerts.compose(delivery);
    if (kind === 'hiring-report') return this.reports.compose(delivery);
    if (isOf('subject-request-', kind))
      return this.subjectRequests.compose(delivery, kind as SubjectRequestEmailKind);
    if (isOf('account-', kind)) return this.accountEmails.compose(delivery, kind as AccountEmailKind);
    if (isOf('interview-', kind)) return this.interviewEmails.compose(delivery, kind as InterviewEmailKind);
    if (kind === 'staff-interview-erased') return this.staffInterviewEmails.composeErased(delivery);
    if (isOf('staff-', kind))
      return this.staffInterviewEmails.compose(delivery, kind as StaffInterviewEmailKind);
    if (isOf('referral-', kind)) return this.referralEmails.compose(delivery, kind as ReferralEmailKind);
    return this.candidateEmails.compose(delivery, kind as CandidateEmailKind);
  }
}

const isOf = (prefix: string, kind: DeliveryKind) => kind.startsWith(prefix);
