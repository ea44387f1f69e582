import { Inject, Injectable } from '@nestjs/common';
import type { CandidateView, InterviewView, InterviewsRpc, RpcClient } from '@araucaria/contracts';
import { AppError, Clock, rpcToken } from '@araucaria/platform';
import { Candidates } from './candidates.service.js';
import type { Delivery } from './delivery.entity.js';
import type { ComposedEmail } from './email-composer.js';
import { customMessageOf } from './interview-variables.js';
import { Mailer } from './mailer.js';
import { calendarEntry } from './mails/calendar-entry.js';
import { interviewMail, type InterviewMailKind } from './mails/interview-mail.js';
import { OutOfDate } from './out-of-date.js';
import { PublicSite } from './public-site.js';

/** An interview that still is as its message says, with whom and what it is about. */
export interface Invitation {
  interview: InterviewView;
  candidate: CandidateView;
  /** null: the talent bank. */
  jobTitle: string | null;
  confirmationUrl: string;
  /** The recruiter's own text with what its variables stand for. */
  customMessage: string | null;
}

/** Those that change what is in the candidate's calendar. */
const FOR_THE_CALENDAR = new Set<InterviewMailKind>([
  'interview-invitation',
  'interview-rescheduled',
  'interview-cancelled',
]);

/** Writes what candidates are sent about their interviews, from what holds at the time of sending. */
@Injectable()
export class InterviewEmails {
  constructor(
    private readonly mailer: Mailer,
    private readonly site: PublicSite,
    private readonly candidates: Candidates,
    private readonly clock: Clock,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
  ) {}

  /** @throws {OutOfDate} when the interview is gone, or not any more as the message would say */
  async write(delivery: Delivery, kind: InterviewMailKind): Promise<ComposedEmail> {
    const invitation = await this.invitationOf(delivery, kind);
    const { interview, candidate, jobTitle, confirmationUrl, customMessage } = invitation;
    const letter = interviewMail(kind, {
      interview,
      firstName: candidate.firstName,
      state: candidate.state,
      jobTitle,
      customMessage,
      confirmationUrl,
      jobsUrl: this.site.page('/vagas'),
      now: this.clock.now(),
    });
    const to = candidate.email;
    if (!FOR_THE_CALENDAR.has(kind)) return { ...letter, to };
    const icalEvent = calendarEntry({
      interview,
      cancelled: kind === 'interview-cancelled',
      jobTitle,
      organizer: this.mailer.sender,
      attendee: to,
      domain: this.mailer.domain,
      confirmationUrl,
    });
    return { ...letter, to, icalEvent };
  }

  /** @throws {OutOfDate} */
  async invitationOf(delivery: Delivery, kind: InterviewMailKind): Promise<Invitation> {
    const interview = await this.interviewOf(delivery.interviewId);
    const stands = interview.status === (kind === 'interview-cancelled' ? 'cancelled' : 'scheduled');
    if (!stands || interview.revision !== delivery.interviewRevision)
      throw new OutOfDate('A entrevista mudou antes do envio desta mensagem.');
    if (new Date(interview.interviewDate) <= this.clock.now())
      throw new OutOfDate('A hora da entrevista passou antes do envio desta mensagem.');
    const candidate = await this.candidates.of(delivery);
    const jobTitle = await this.candidates.titleFor(candidate, interview.jobId);
    const confirmationUrl = this.site.page(`/confirmar-entrevista?id=${interview.id}`);
    const invitation = { interview, candidate, jobTitle, confirmationUrl };
    return { ...invitation, customMessage: customMessageOf(invitation) };
  }

  private async interviewOf(id: string | null | undefined): Promise<InterviewView> {
    if (!id) throw new OutOfDate('A entrevista não existe mais.');
    try {
      return await this.interviews.byId({ id });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND')
        throw new OutOfDate('A entrevista não existe mais.');
      throw error;
    }
  }
}
