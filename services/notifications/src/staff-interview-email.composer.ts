import { Inject, Injectable } from '@nestjs/common';
import type { InterviewView, InterviewsRpc, RpcClient, UsersRpc } from '@araucaria/contracts';
import { AppError, rpcToken } from '@araucaria/platform';
import { CandidatesService } from './candidates.service.js';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from './delivery.entity.js';
import { staffInterviewEmail, type StaffInterviewEmailKind } from './emails/staff-interview-email.js';
import { OutdatedMessageError } from './outdated-message-error.js';
import { PublicSite } from './public-site.js';

/** Composes the e-mails to staff about interviews, from the state at the time of sending. */
@Injectable()
export class StaffInterviewEmailComposer {
  constructor(
    private readonly site: PublicSite,
    private readonly candidates: CandidatesService,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  /** @throws {OutdatedMessageError} when the interview has changed, or the user has no account or address any more */
  async compose(delivery: Delivery, kind: StaffInterviewEmailKind): Promise<ComposedEmail> {
    const [user] = delivery.userId ? await this.users.byIds({ ids: [delivery.userId] }) : [];
    if (!user?.active || !user.email) throw new OutdatedMessageError('O usuário não existe mais.');
    const interview = await this.interviewOf(delivery);
    const candidate = await this.candidates.byDelivery(delivery);
    const email = staffInterviewEmail(kind, {
      interview,
      firstName: user.fullName?.trim().split(/\s+/)[0] ?? '',
      candidateName: `${candidate.firstName} ${candidate.lastName}`,
      jobTitle: await this.candidates.jobTitleOf(candidate, interview.jobId),
      url: this.site.page(`/entrevistas?ver=entrevistas&entrevista=${interview.id}&dialogo=remarcar`),
    });
    return { ...email, to: user.email };
  }

  private async interviewOf({ interviewId, interviewRevision }: Delivery): Promise<InterviewView> {
    const outdated = new OutdatedMessageError('A entrevista mudou antes do envio desta mensagem.');
    try {
      const interview = await this.interviews.byId({ id: interviewId ?? '' });
      if (interview.revision !== interviewRevision || interview.status !== 'scheduled') throw outdated;
      return interview;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') throw outdated;
      throw error;
    }
  }
}
