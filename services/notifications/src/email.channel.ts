import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryKind } from '@araucaria/contracts';
import { log } from '@araucaria/platform';
import { BonusDigests } from './bonus-digests.service.js';
import { CandidateEmails, type CandidateEmailKind } from './candidate-emails.service.js';
import { Refused, type MessageChannel } from './channel.js';
import type { Delivery } from './delivery.entity.js';
import { HiringReports } from './hiring-reports.service.js';
import { InterviewEmails } from './interview-emails.service.js';
import type { ComposedEmail } from './email-composer.js';
import { Mailer, isRefusedForGood } from './mailer.js';
import type { InterviewMailKind } from './mails/interview-mail.js';
import { ReferralEmails, type ReferralEmailKind } from './referral-emails.service.js';

/** Sends letters by e-mail. */
@Injectable()
export class EmailChannel implements MessageChannel {
  constructor(
    private readonly mailer: Mailer,
    private readonly candidates: CandidateEmails,
    private readonly interviews: InterviewEmails,
    private readonly referrals: ReferralEmails,
    private readonly digests: BonusDigests,
    private readonly reports: HiringReports,
  ) {}

  assertThere(): void {
    this.mailer.outage.assertOver();
  }

  async send(em: EntityManager, delivery: Delivery): Promise<void> {
    const letter = await this.write(delivery);
    const mail = { ...letter, messageId: delivery.messageIdAt(this.mailer.domain) };
    delivery.assumeSent(mail);
    await em.flush();
    try {
      const answer = await this.mailer.send(mail);
      log.info({ deliveryId: delivery.id, answer }, 'a mail was sent');
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      const { code = 'REFUSED', message } = error as Error & { code?: string };
      throw new Refused(code, message);
    }
  }

  private write(delivery: Delivery): Promise<ComposedEmail> {
    const { kind } = delivery;
    if (kind === 'bonus-digest') return this.digests.write(delivery);
    if (kind === 'hiring-report') return this.reports.write(delivery);
    if (isAbout('interview-', kind)) return this.interviews.write(delivery, kind as InterviewMailKind);
    if (isAbout('referral-', kind)) return this.referrals.write(delivery, kind as ReferralEmailKind);
    return this.candidates.write(delivery, kind as CandidateEmailKind);
  }
}

const isAbout = (what: string, kind: DeliveryKind) => kind.startsWith(what);
