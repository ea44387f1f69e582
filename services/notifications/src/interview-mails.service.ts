import { Inject, Injectable } from '@nestjs/common';
import type { CandidateView, InterviewView, InterviewsRpc, RpcClient } from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import type { Delivery } from './delivery.entity.js';
import { JobTitles } from './job-titles.js';
import { Mailer, type Mail } from './mailer.js';
import { calendarEntry } from './mails/calendar-entry.js';
import { interviewMail, type InterviewMailKind } from './mails/interview-mail.js';
import { PublicSite } from './public-site.js';

/** What a message was to say no longer holds; the text is for staff. */
export class OutOfDate extends Error {
  override readonly name = 'OutOfDate';
}

/** Writes what candidates are sent about their interviews, from what holds at the time of sending. */
@Injectable()
export class InterviewMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly site: PublicSite,
    private readonly titles: JobTitles,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
  ) {}

  /** @throws {OutOfDate} when the interview is gone, or not any more as the message would say */
  async write(
    { interviewId, interviewRevision }: Delivery,
    kind: InterviewMailKind,
    candidate: CandidateView,
  ): Promise<Omit<Mail, 'to' | 'messageId'>> {
    const interview = await this.interviewOf(interviewId);
    const cancelled = kind === 'interview-cancelled';
    const stands = interview.status === (cancelled ? 'cancelled' : 'scheduled');
    if (!stands || interview.revision !== interviewRevision)
      throw new OutOfDate('A entrevista mudou antes do envio desta mensagem.');

    const jobTitle = await this.titles.titleFor(candidate, interview.jobId);
    const confirmationUrl = this.site.page(`/confirmar-entrevista?id=${interview.id}`);
    const letter = interviewMail(kind, {
      interview,
      firstName: candidate.firstName,
      jobTitle,
      confirmationUrl,
      vacanciesUrl: this.site.page('/vagas'),
    });
    const icalEvent = calendarEntry({
      interview,
      cancelled,
      jobTitle,
      organizer: this.mailer.sender,
      attendee: candidate.email,
      domain: this.mailer.domain,
      confirmationUrl,
    });
    return { ...letter, icalEvent };
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
