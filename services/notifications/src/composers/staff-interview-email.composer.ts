import { Injectable } from '@nestjs/common';
import { DEFAULT_DURATION_MINUTES, InterviewsClient, type InterviewView } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { CandidatesService } from '../rules/candidates.service.js';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { calendarEntry, type EnteredInterview } from '../emails/calendar-entry.js';
import {
  erasedInterviewEmail,
  staffInterviewEmail,
  type StaffInterviewEmailKind,
} from '../emails/staff-interview-email.js';
import { MailerService } from '../deliveries/mailer.service.js';
import { INTERVIEW_CHANGED, OutdatedMessageError, orOutdated } from '../deliveries/outdated-message-error.js';
import { PublicSite } from './public-site.js';
import { StaffRecipientsService } from './staff-recipients.service.js';
import { SentInvitationsService } from '../rules/sent-invitations.service.js';
import { assertUndoClosed } from '../rules/undo-windows.service.js';

const GONE = 'O usuário não existe mais.';

/** The acts that the e-mails lead to, as dialogs of the page of interviews. */
const DIALOGS: Partial<Record<StaffInterviewEmailKind, string>> = {
  'staff-interview-declined': 'remarcar',
  'staff-reschedule-requested': 'remarcar',
};
/** E-mails that change the entry in the calendar of who interviews. */
const KINDS_WITH_CALENDAR_ENTRY = new Set<StaffInterviewEmailKind>([
  'staff-interview-invitation',
  'staff-interview-rescheduled',
  'staff-interview-cancelled',
]);

/** Composes the e-mails to staff about interviews, from the state at the time of sending. */
@Injectable()
export class StaffInterviewEmailComposer {
  constructor(
    private readonly site: PublicSite,
    private readonly recipients: StaffRecipientsService,
    private readonly mailer: MailerService,
    private readonly candidates: CandidatesService,
    private readonly invitations: SentInvitationsService,
    private readonly clock: Clock,
    private readonly interviews: InterviewsClient,
  ) {}

  /**
   * @throws {OutdatedMessageError} when the interview has changed, or the user has no account or address any more
   * @throws {MessageNotDueError} while the last change of the interview can be undone
   */
  async compose(delivery: Delivery, requested: StaffInterviewEmailKind): Promise<ComposedEmail> {
    const user = await this.recipients.of(delivery, GONE);
    const interview = await orOutdated(
      this.interviews.byId({ id: delivery.interviewId ?? '' }),
      'A entrevista não existe mais.',
    );
    assertUndoClosed(interview.undoableUntil, this.clock.now());
    const kind = await this.invitations.kindFor(delivery, requested);
    this.assertCurrent(interview, delivery, kind);
    const candidate = await this.candidates.byDelivery(delivery);
    const jobTitle = await this.candidates.jobTitleOf(candidate, interview.jobId);
    const page = `/entrevistas?ver=entrevistas&entrevista=${interview.id}`;
    const arranges = user.may('interviews.manage');
    const dialog = arranges ? DIALOGS[kind] : undefined;
    const email = staffInterviewEmail(kind, {
      interview,
      arranges,
      isResized: delivery.details?.resized ?? false,
      firstName: user.firstName,
      candidateName: `${candidate.firstName} ${candidate.lastName}`,
      jobTitle,
      url: this.site.page(dialog ? `${page}&dialogo=${dialog}` : page),
    });
    if (!KINDS_WITH_CALENDAR_ENTRY.has(kind)) return { ...email, to: user.email };
    const icalEvent = calendarEntry({
      interview,
      jobTitle,
      cancelled: kind === 'staff-interview-cancelled',
      organizer: this.mailer.sender,
      attendee: user.email,
      domain: this.mailer.domain,
      confirmationUrl: '',
      staffUrl: this.site.page(page),
    });
    return { ...email, to: user.email, icalEvent };
  }

  /**
   * Composes the cancellation of an interview that was erased with its candidate, from the values of the event.
   * @throws {OutdatedMessageError} when the user has no account or address any more, or the time has passed
   */
  async composeErased({ userId, interviewId, interviewRevision, details }: Delivery): Promise<ComposedEmail> {
    const user = await this.recipients.of({ userId }, GONE);
    const { interviewDate = '', durationMinutes = DEFAULT_DURATION_MINUTES } = details ?? {};
    this.assertToCome(interviewDate);
    const interview: EnteredInterview = {
      id: interviewId ?? '',
      revision: interviewRevision ?? 0,
      interviewDate,
      durationMinutes,
      notes: null,
    };
    const url = this.site.page('/entrevistas');
    const startsAt = new Date(interviewDate);
    return {
      ...erasedInterviewEmail({ startsAt, durationMinutes, firstName: user.firstName, url }),
      to: user.email,
      icalEvent: calendarEntry({
        interview,
        jobTitle: null,
        cancelled: true,
        organizer: this.mailer.sender,
        attendee: user.email,
        domain: this.mailer.domain,
        confirmationUrl: '',
      }),
    };
  }

  private assertToCome(interviewDate: string): void {
    if (new Date(interviewDate) <= this.clock.now())
      throw new OutdatedMessageError('A hora da entrevista passou antes do envio desta mensagem.');
  }

  private assertCurrent(
    interview: InterviewView,
    { userId, interviewRevision }: Delivery,
    kind: StaffInterviewEmailKind,
  ): void {
    const isInterviewer = interview.interviewerIds.includes(userId ?? 0);
    const isCancellation = kind === 'staff-interview-cancelled';
    const isExpected = isCancellation
      ? interview.status === 'cancelled' || !isInterviewer
      : interview.status === 'scheduled' && (!KINDS_WITH_CALENDAR_ENTRY.has(kind) || isInterviewer);
    // Who no longer interviews gets no message about later changes.
    const isOfRevision = interview.revision === interviewRevision || (isCancellation && !isInterviewer);
    if (!isExpected || !isOfRevision) throw new OutdatedMessageError(INTERVIEW_CHANGED);
    this.assertToCome(interview.interviewDate);
  }
}
