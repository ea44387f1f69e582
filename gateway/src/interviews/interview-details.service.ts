import { Injectable } from '@nestjs/common';
import {
  CandidatesClient,
  InterviewsClient,
  JobsClient,
  MAX_STATUS_CHANGES,
  closesInterviews,
  statusForInterviews,
  type CandidateStatus,
  type ConfirmInterview,
  type InterviewView,
  type JobView,
  type RespondToInvitation,
  type RpcInput,
} from '@araucaria/contracts';
import { AppError, withoutRecordScope } from '@araucaria/platform';
import { toResponse, type CandidateResponse } from '../candidates/candidate-response.js';
import { LoaderFactory, type Loaders } from '../graphql/loaders.js';

export type InterviewWithDetails = InterviewView & { candidate: CandidateResponse; job: JobView | null };

/** The fields that the holder of a confirmation link may see. */
const INVITATION_FIELDS = [
  'id',
  'jobId',
  'interviewType',
  'interviewDate',
  'durationMinutes',
  'notes',
  'status',
  'confirmedBy',
  'confirmedAt',
  'rescheduleRequestedAt',
  'declinedAt',
] as const;
type InvitationFields = Pick<InterviewView, (typeof INVITATION_FIELDS)[number]>;
export type InterviewInvitation = InvitationFields & { candidateName: string; jobTitle: string | null };

/** Interviews with their candidates and jobs, which other services own. */
@Injectable()
export class InterviewDetailsService {
  constructor(
    private readonly interviews: InterviewsClient,
    private readonly candidates: CandidatesClient,
    private readonly jobs: JobsClient,
    private readonly loaders: LoaderFactory,
  ) {}

  /** Interviews with candidate and job, without those of erased candidates. */
  async byIds(ids: string[]): Promise<InterviewWithDetails[]> {
    const interviews = await this.interviews.byIds({ ids });
    const loaders = this.loaders.create();
    const detailed = await Promise.all(interviews.map((interview) => this.withDetails(interview, loaders)));
    return detailed.flatMap((interview) => interview ?? []);
  }

  /** For the holder of the link, whatever roles they have. */
  invitation(id: string): Promise<InterviewInvitation> {
    return withoutRecordScope(async () => this.toInvitation(await this.interviews.openById({ id })));
  }

  confirm(input: RpcInput<ConfirmInterview>): Promise<InterviewInvitation> {
    return withoutRecordScope(async () => this.toInvitation(await this.interviews.confirm(input)));
  }

  respond(input: RpcInput<RespondToInvitation>): Promise<InterviewInvitation> {
    return withoutRecordScope(async () => this.toInvitation(await this.interviews.respond(input)));
  }

  /** For staff: all fields, and the names that the invitation shows. */
  async full(id: string): Promise<InterviewView & InterviewInvitation> {
    const interview = await this.interviews.byId({ id });
    return { ...(await this.toInvitation(interview)), ...interview };
  }

  /** Future interviews that a change of the candidates' status would cancel. */
  async cancelledBy(candidateIds: number[], status: CandidateStatus): Promise<InterviewView[]> {
    if (candidateIds.length > MAX_STATUS_CHANGES)
      throw AppError.invalid([
        { field: 'candidateIds', message: `Selecione no máximo ${MAX_STATUS_CHANGES} candidatos` },
      ]);
    if (!closesInterviews(status) || !candidateIds.length) return [];
    const interviews = await this.interviews.byCandidateIds({ ids: candidateIds });
    const now = new Date().toISOString();
    return interviews.filter(
      (interview) => interview.status === 'scheduled' && interview.interviewDate > now,
    );
  }

  /** The candidate's status once this interview no longer counts; null: the candidate was erased. */
  async statusAfter(interview: InterviewView, loaders: Loaders): Promise<CandidateStatus | null> {
    const [candidate, interviews] = await Promise.all([
      loaders.candidate.load(interview.candidateId),
      loaders.interviewsOf.load(interview.candidateId),
    ]);
    const hasOthers = interviews.some(({ id, status }) => id !== interview.id && status === 'scheduled');
    return candidate && statusForInterviews(candidate.status, hasOthers);
  }

  private async withDetails(interview: InterviewView, loaders: Loaders) {
    const [candidate, job] = await Promise.all([
      loaders.candidate.load(interview.candidateId),
      loaders.job.load(interview.jobId),
    ]);
    return candidate ? { ...interview, candidate: toResponse(candidate), job } : undefined;
  }

  private async toInvitation(interview: InterviewView): Promise<InterviewInvitation> {
    const [[candidate], [job]] = await Promise.all([
      this.candidates.byIds({ ids: [interview.candidateId] }),
      this.jobs.byIds({ ids: [interview.jobId] }),
    ]);
    if (!candidate) throw new AppError('NOT_FOUND', 'Entrevista não encontrada');
    const shown = Object.fromEntries(INVITATION_FIELDS.map((field) => [field, interview[field]]));
    return {
      ...(shown as InvitationFields),
      candidateName: `${candidate.firstName} ${candidate.lastName}`,
      jobTitle: job?.title ?? null,
    };
  }
}
