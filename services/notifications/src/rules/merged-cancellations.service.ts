import { Injectable } from '@nestjs/common';
import { InterviewsClient, type CandidateView, type InterviewView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Clock } from '@araucaria/platform';
import type { Delivery } from '../deliveries/delivery.entity.js';

/** The e-mail about a cancelled interview is stored some seconds before or after the one about the rejection that cancelled it. */
const SAME_DECISION = `interval '5 minutes'`;

/** The e-mails about interviews that the present decision about a candidate has cancelled. */
const CANCELLATIONS = `
  select interview_id as id, interview_revision as revision, sent_at is not null as "wasSent" from delivery
  where candidate_id = $1 and kind = 'interview-cancelled' and channel = 'email' and resend_of is null
    and created_at >= $2::timestamptz - ${SAME_DECISION}`;

/** Whether an e-mail about the rejection is about to be sent, or was sent after the interview was cancelled. */
const REJECTION = `
  select 1 from delivery
  where candidate_id = $1 and kind = 'candidate-rejected' and created_at >= $2::timestamptz - ${SAME_DECISION}
    and (state = 'pending' and coalesce(waits_until, now()) <= now() + ${SAME_DECISION} or sent_at > $2) limit 1`;

/**
 * One e-mail instead of two: the e-mail about a rejection also says that the interview is cancelled. A rejection that cancels several
 * interviews, or whose e-mail waits for a chosen hour, leaves their e-mails alone.
 */
@Injectable()
export class MergedCancellationsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly interviews: InterviewsClient,
  ) {}

  /** The interview whose cancellation is part of the e-mail about the candidate's rejection. */
  async of({ id, status, statusDecidedAt }: CandidateView): Promise<InterviewView | undefined> {
    if (status !== 'rejected' || statusDecidedAt === null) return undefined;
    const cancellations = await this.database.read<{ id: string; revision: number; wasSent: boolean }>({
      text: CANCELLATIONS,
      values: [id, statusDecidedAt],
    });
    const [only, ...others] = cancellations;
    if (!only || others.length > 0 || only.wasSent) return undefined;
    const interviews = await this.interviews.byCandidateIds({ ids: [id] });
    return interviews.find(
      (one) =>
        one.id === only.id &&
        one.revision === only.revision &&
        one.status === 'cancelled' &&
        Date.parse(one.interviewDate) > this.clock.now().getTime(),
    );
  }

  /** Whether the e-mail about the rejection takes the place of this one about a cancelled interview. */
  async isMerged(candidate: CandidateView, delivery: Delivery): Promise<boolean> {
    if (delivery.resendOf || (await this.of(candidate))?.id !== delivery.interviewId) return false;
    return (
      (await this.database.read({ text: REJECTION, values: [candidate.id, delivery.createdAt] })).length > 0
    );
  }
}
