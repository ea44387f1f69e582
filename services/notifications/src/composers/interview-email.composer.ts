import { Injectable } from '@nestjs/common';
import {
  InterviewsClient,
  NotificationsRpc,
  closesInterviews,
  type CalendarEntryOf,
  type CalendarFile,
  type CandidateView,
  type InterviewView,
} from '@araucaria/contracts';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { CandidatesService } from '../rules/candidates.service.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { ComposedEmail } from './composed-email.js';
import { fillCustomMessage, type InterviewDetails } from './interview-variables.js';
import { MailerService } from '../deliveries/mailer.service.js';
import { calendarEntry } from '../emails/calendar-entry.js';
import { interviewEmail, type InterviewEmailKind } from '../emails/interview-email.js';
import { MergedCancellationsService } from '../rules/merged-cancellations.service.js';
import { INTERVIEW_CHANGED, OutdatedMessageError, orOutdated } from '../deliveries/outdated-message-error.js';
import { PublicSite } from './public-site.js';
import { SentInvitationsService } from '../rules/sent-invitations.service.js';
import { assertUndoClosed } from '../rules/undo-windows.service.js';

interface InterviewMessage extends InterviewDetails {
  /** An invitation instead of a new time, if the candidate got none. */
  kind: InterviewEmailKind;
  /** The recruiter's own text with its variables filled in; null: the default text. */
  customMessage: string | null;
}

/** E-mails that change the entry in the candidate's calendar. */
const KINDS_WITH_CALENDAR_ENTRY = new Set<InterviewEmailKind>([
  'interview-invitation',
  'interview-rescheduled',
  'interview-cancelled',
]);

/** Composes the e-mails to candidates about their interviews, from the state at the time of sending. */
@Injectable()
export class InterviewEmailComposer {
  constructor(
    private readonly mailer: MailerService,
    private readonly site: PublicSite,
    private readonly candidates: CandidatesService,
    private readonly mergedCancellations: MergedCancellationsService,
    private readonly invitations: SentInvitationsService,
    private readonly clock: Clock,
    private readonly interviews: InterviewsClient,
  ) {}

  /** @throws {OutdatedMessageError} as {@link loadMessage} */
  async compose(delivery: Delivery, requested: InterviewEmailKind): Promise<ComposedEmail> {
    const message = await this.loadMessage(delivery, requested);
    const { kind, interview, candidate, jobTitle, confirmationUrl, customMessage } = message;
    const email = interviewEmail(kind, {
      interview,
      firstName: candidate.firstName,
      state: candidate.state,
      jobTitle,
      isClosed: closesInterviews(candidate.status),
      isResized: delivery.details?.resized ?? false,
      customMessage,
      confirmationUrl,
      jobsUrl: this.site.page('/vagas'),
      areaUrl: this.site.areaUrl,
      now: this.clock.now(),
    });
    const to = candidate.email;
    if (kind === 'interview-cancelled' && (await this.mergedCancellations.isMerged(candidate, delivery)))
      throw new OutdatedMessageError('O e-mail da reprovação diz que a entrevista foi cancelada.');
    if (!KINDS_WITH_CALENDAR_ENTRY.has(kind)) return { ...email, to };
    return { ...email, to, icalEvent: this.entryOf(message, { cancelled: kind === 'interview-cancelled' }) };
  }

  /** The entry that the e-mails carry, as a file to download. @throws {AppError} `NOT_FOUND` unless the interview is scheduled */
  @Rpc(NotificationsRpc.calendarEntry)
  async calendarFile({ interviewId }: CalendarEntryOf): Promise<CalendarFile> {
    try {
      const interview = await this.interviewOf(interviewId);
      if (interview.status !== 'scheduled' || new Date(interview.interviewDate) <= this.clock.now())
        throw new AppError('NOT_FOUND', 'Entrevista não encontrada');
      const candidate = await this.candidates.byDelivery(interview);
      const { filename, content } = this.entryOf(await this.messageAbout(interview, candidate), {
        cancelled: false,
        isDownload: true,
      });
      return { filename, content };
    } catch (error) {
      throw error instanceof OutdatedMessageError
        ? new AppError('NOT_FOUND', 'Entrevista não encontrada')
        : error;
    }
  }

  /** The calendar entry of an interview whose cancellation another e-mail reports. */
  async cancelledEntry(
    interview: InterviewView,
    candidate: CandidateView,
  ): Promise<ComposedEmail['icalEvent']> {
    return this.entryOf(await this.messageAbout(interview, candidate), { cancelled: true });
  }

  /**
   * @throws {OutdatedMessageError} when the interview was removed, changed after the event, or is over
   * @throws {MessageNotDueError} while its last change can be undone, which would make an earlier message valid again
   */
  async loadMessage(delivery: Delivery, requested: InterviewEmailKind): Promise<InterviewMessage> {
    const interview = await this.interviewOf(delivery.interviewId);
    assertUndoClosed(interview.undoableUntil, this.clock.now());
    const kind = await this.invitations.kindFor(delivery, requested);
    const expectedStatus = kind === 'interview-cancelled' ? 'cancelled' : 'scheduled';
    if (interview.status !== expectedStatus || interview.revision !== delivery.interviewRevision)
      throw new OutdatedMessageError(INTERVIEW_CHANGED);
    if (new Date(interview.interviewDate) <= this.clock.now())
      throw new OutdatedMessageError('A hora da entrevista passou antes do envio desta mensagem.');
    if (interview.declinedAt && kind.startsWith('interview-reminder-'))
      throw new OutdatedMessageError('O candidato avisou que não pode ir.');
    const candidate = await this.candidates.byDelivery(delivery);
    const message = await this.messageAbout(interview, candidate);
    return { ...message, kind, customMessage: fillCustomMessage(message) };
  }

  private async messageAbout(interview: InterviewView, candidate: CandidateView): Promise<InterviewDetails> {
    const jobTitle = await this.candidates.jobTitleOf(candidate, interview.jobId);
    const confirmationUrl = this.site.page(`/confirmar-entrevista?id=${interview.id}`);
    return { interview, candidate, jobTitle, confirmationUrl };
  }

  private entryOf(
    { interview, candidate, jobTitle, confirmationUrl }: InterviewDetails,
    options: { cancelled: boolean; isDownload?: boolean },
  ) {
    return calendarEntry({
      ...options,
      interview,
      jobTitle,
      organizer: this.mailer.sender,
      attendee: candidate.email,
      domain: this.mailer.domain,
      confirmationUrl,
    });
  }

  private async interviewOf(id: string | null | undefined): Promise<InterviewView> {
    const reason = 'A entrevista não existe mais.';
    if (!id) throw new OutdatedMessageError(reason);
    return orOutdated(this.interviews.byId({ id }), reason);
  }
}
