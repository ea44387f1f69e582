import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage, EventName } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { BonusDigests } from './bonus-digests.service.js';
import { DeliveriesService } from './deliveries.service.js';
import { Requests } from './requests.service.js';
import { SendingService } from './sending.service.js';
import { DeliveryReports } from './whatsapp/delivery-reports.service.js';

type Heard<E extends EventName> = [facts: EventCatalogue[E], em: EntityManager, message: EventMessage<E>];

/** What is written down when something happens says `messages.ts`; here is only what else is to be done. */
@Injectable()
export class NotificationsListener {
  constructor(
    private readonly requests: Requests,
    private readonly deliveries: DeliveriesService,
    private readonly sending: SendingService,
    private readonly digests: BonusDigests,
    private readonly reports: DeliveryReports,
  ) {}

  @OnEvent('candidate.applied')
  onApplied(...[, em, message]: Heard<'candidate.applied'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('candidate.status-changed')
  onStatusChanged(...[, em, message]: Heard<'candidate.status-changed'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('candidate.hiring-step-changed')
  onHiringStepChanged(...[, em, message]: Heard<'candidate.hiring-step-changed'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('candidate.hired')
  onHired(...[, em, message]: Heard<'candidate.hired'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('interview.scheduled')
  onScheduled(...[, em, message]: Heard<'interview.scheduled'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('interview.rescheduled')
  onRescheduled(...[, em, message]: Heard<'interview.rescheduled'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('interview.cancelled')
  onCancelled(...[, em, message]: Heard<'interview.cancelled'>): Promise<void> {
    return this.requests.from(em, message);
  }

  /** What was cancelled with a rejection and is restored with its undo is never announced. */
  @OnEvent('interview.restored')
  onRestored(...[{ interviewId }, em]: Heard<'interview.restored'>): Promise<void> {
    return this.deliveries.dropCancellation(em, interviewId);
  }

  @OnEvent('interview.reminder-due')
  onReminderDue(...[, em, message]: Heard<'interview.reminder-due'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('interview.reschedule-requested')
  onRescheduleRequested(...[, em, message]: Heard<'interview.reschedule-requested'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('referral.applied')
  onReferralApplied(...[, em, message]: Heard<'referral.applied'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('referral.bonus-due')
  onBonusDue(...[, em, message]: Heard<'referral.bonus-due'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('referral.bonus-paid')
  onBonusPaid(...[, em, message]: Heard<'referral.bonus-paid'>): Promise<void> {
    return this.requests.from(em, message);
  }

  @OnEvent('bonus.digest-due')
  async onDigestDue(...[{ date }, em, message]: Heard<'bonus.digest-due'>): Promise<void> {
    // A morning without news needs no mail.
    if (await this.digests.hasNews(date)) await this.requests.from(em, message);
  }

  @OnEvent('candidate.erased')
  onCandidateErased(...[{ candidateId }, em]: Heard<'candidate.erased'>): Promise<void> {
    return this.deliveries.forgetCandidate(em, candidateId);
  }

  @OnEvent('user.removed')
  onUserRemoved(...[{ userId }, em]: Heard<'user.removed'>): Promise<void> {
    return this.deliveries.forgetUser(em, userId);
  }

  @OnEvent('delivery.requested')
  onDeliveryRequested(...[{ deliveryId }, em]: Heard<'delivery.requested'>): Promise<void> {
    return this.sending.send(em, deliveryId);
  }

  @OnEvent('delivery.reported')
  onDeliveryReported(...[report, em]: Heard<'delivery.reported'>): Promise<void> {
    return this.reports.take(em, report);
  }
}
