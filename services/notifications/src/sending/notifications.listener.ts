import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventName } from '@araucaria/contracts';
import { OnEvent, OnEventGroup, type EventHandler, type ReceivedEvent } from '@araucaria/messaging';
import { BonusDigestComposer } from '../composers/bonus-digest.composer.js';
import { DeliveriesService } from '../deliveries/deliveries.service.js';
import { MAX_SMTP_CONNECTIONS } from '../deliveries/mailer.service.js';
import { NotificationRulesService } from './notification-rules.service.js';
import { SendingService } from './sending.service.js';
import { DeliveryReportsService } from '../whatsapp/delivery-reports.service.js';

/** Applications whose receipts are stored together. */
const MAX_APPLICATIONS = 30;
/** Digests of job alerts that are stored together. */
const MAX_DIGESTS = 100;

type EventArgs<E extends EventName> = Parameters<EventHandler<E>>;

/**
 * Most events only request the messages of `notification-rules.ts`. Those whose recipient is named by the event itself only
 * insert rows, and are grouped.
 */
@Injectable()
export class NotificationsListener {
  constructor(
    private readonly rules: NotificationRulesService,
    private readonly deliveries: DeliveriesService,
    private readonly sending: SendingService,
    private readonly digests: BonusDigestComposer,
    private readonly reports: DeliveryReportsService,
  ) {}

  @OnEventGroup('candidate.applied', { maxEvents: MAX_APPLICATIONS })
  onApplied(events: Array<ReceivedEvent<'candidate.applied'>>, em: EntityManager): Promise<void> {
    return this.rules.applyAll(em, events);
  }

  @OnEvent('candidate.link-requested', { grouped: true })
  onCandidateLinkRequested(...[, em, message]: EventArgs<'candidate.link-requested'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEventGroup('candidate.job-digest-due', { maxEvents: MAX_DIGESTS })
  onJobDigestDue(events: Array<ReceivedEvent<'candidate.job-digest-due'>>, em: EntityManager): Promise<void> {
    return this.rules.applyAll(em, events);
  }

  @OnEvent('candidate.status-changed', { grouped: true })
  onStatusChanged(...[, em, message]: EventArgs<'candidate.status-changed'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('candidate.hiring-step-changed', { grouped: true })
  onHiringStepChanged(...[, em, message]: EventArgs<'candidate.hiring-step-changed'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('candidate.hired')
  onHired(...[, em, message]: EventArgs<'candidate.hired'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('interview.scheduled')
  onScheduled(...[, em, message]: EventArgs<'interview.scheduled'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('interview.rescheduled')
  onRescheduled(...[, em, message]: EventArgs<'interview.rescheduled'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('interview.cancelled')
  onCancelled(...[, em, message]: EventArgs<'interview.cancelled'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  /** The undo of a rejection restored the interview within the undo window, before its cancellation was sent. */
  @OnEvent('interview.restored')
  onRestored(...[{ interviewId }, em]: EventArgs<'interview.restored'>): Promise<void> {
    return this.deliveries.discardCancellationNotice(em, interviewId);
  }

  /** Repeated changes have the same revision: messages about an undone one must not become valid again. */
  @OnEvent('interview.change-undone')
  onChangeUndone(...[undone, em]: EventArgs<'interview.change-undone'>): Promise<void> {
    return this.deliveries.discardUndone(em, undone);
  }

  @OnEvent('interview.interviewers-changed')
  onInterviewersChanged(...[, em, message]: EventArgs<'interview.interviewers-changed'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('interview.erased')
  onInterviewErased(...[, em, message]: EventArgs<'interview.erased'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('interview.declined')
  onDeclined(...[, em, message]: EventArgs<'interview.declined'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('interview.reminder-due', { grouped: true })
  onReminderDue(...[, em, message]: EventArgs<'interview.reminder-due'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('interview.reschedule-requested')
  onRescheduleRequested(...[, em, message]: EventArgs<'interview.reschedule-requested'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('referral.applied')
  onReferralApplied(...[, em, message]: EventArgs<'referral.applied'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('referral.bonus-due')
  onBonusDue(...[, em, message]: EventArgs<'referral.bonus-due'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('referral.bonus-paid')
  onBonusPaid(...[, em, message]: EventArgs<'referral.bonus-paid'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('referral.payment-reversed')
  onPaymentReversed(...[, em, message]: EventArgs<'referral.payment-reversed'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('referral.bonus-suspended')
  onBonusSuspended(...[, em, message]: EventArgs<'referral.bonus-suspended'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('referral.bonus-resumed')
  onBonusResumed(...[, em, message]: EventArgs<'referral.bonus-resumed'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('referral.hire-changed')
  onHireChanged(...[, em, message]: EventArgs<'referral.hire-changed'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('bonus.digest-due')
  async onDigestDue(...[{ date }, em, message]: EventArgs<'bonus.digest-due'>): Promise<void> {
    if (await this.digests.hasContent(date)) await this.rules.apply(em, message);
  }

  @OnEvent('response.digest-due')
  onResponseDigestDue(...[, em, message]: EventArgs<'response.digest-due'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('subject-request.submitted')
  onSubjectRequestSubmitted(...[, em, message]: EventArgs<'subject-request.submitted'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('subject-request.confirmed')
  onSubjectRequestConfirmed(...[, em, message]: EventArgs<'subject-request.confirmed'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('subject-request.cleared')
  onSubjectRequestsCleared(...[{ requestIds }, em]: EventArgs<'subject-request.cleared'>): Promise<void> {
    return this.deliveries.deleteBySubjectRequests(em, requestIds);
  }

  @OnEvent('subject-request.digest-due')
  onSubjectRequestsDue(...[, em, message]: EventArgs<'subject-request.digest-due'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('candidate.erased')
  onCandidateErased(...[{ candidateId }, em]: EventArgs<'candidate.erased'>): Promise<void> {
    return this.deliveries.deleteByCandidate(em, candidateId);
  }

  @OnEvent('cleaning.requested')
  async onCleaningRequested(...[{ runId, services }, em]: EventArgs<'cleaning.requested'>): Promise<void> {
    if (services.includes('notifications')) await this.deliveries.clean(em, runId);
  }

  @OnEvent('user.link-requested')
  onLinkRequested(...[, em, message]: EventArgs<'user.link-requested'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('user.password-changed')
  onPasswordChanged(...[, em, message]: EventArgs<'user.password-changed'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('user.password-refused')
  onPasswordRefused(...[, em, message]: EventArgs<'user.password-refused'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('user.second-factor-changed')
  onSecondFactorChanged(...[, em, message]: EventArgs<'user.second-factor-changed'>): Promise<void> {
    return this.rules.apply(em, message);
  }

  @OnEvent('user.removed')
  onUserRemoved(...[{ userId }, em]: EventArgs<'user.removed'>): Promise<void> {
    return this.deliveries.deleteByUser(em, userId);
  }

  // Mail programs show one of two e-mails with the same Message-ID. A WhatsApp message that is sent twice is shown twice.
  @OnEventGroup('delivery.requested', {
    maxEvents: 2 * MAX_SMTP_CONNECTIONS,
    isGrouped: ({ channel }) => channel === 'email',
  })
  onDeliveriesRequested(
    events: Array<ReceivedEvent<'delivery.requested'>>,
    em: EntityManager,
  ): Promise<void> {
    const [first] = events;
    if (first?.message.payload.channel === 'whatsapp') return this.sending.sendOnce(em, first);
    return this.sending.sendAll(em, events);
  }

  @OnEvent('delivery.reported')
  onDeliveryReported(...[report, em]: EventArgs<'delivery.reported'>): Promise<void> {
    return this.reports.apply(em, report);
  }
}
