import { Controller } from '@nestjs/common';
import {
  InterviewsRpc,
  type ById,
  type ByIds,
  type ByInterviewId,
  type ByInterviewIds,
  type ChangeInterviewStatus,
  type ConfirmInterview,
  type DayRange,
  type InterviewFilter,
  type ListInterviews,
  type PlannedInterviewTime,
  type RescheduleInterview,
  type RespondToInvitation,
  type ScheduleInterview,
  type SetInterviewers,
  type SlotsOfDay,
  type UndoInterviewChange,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { CandidateResponsesService } from './responses/candidate-responses.service.js';
import { InterviewCountsService } from './lists/interview-counts.service.js';
import { InterviewPagesService } from './lists/interview-pages.service.js';
import { InterviewQueryService } from './lists/interview-query.service.js';
import { InterviewUndoService } from './schedule/interview-undo.service.js';
import { InterviewsService } from './schedule/interviews.service.js';

@Controller()
export class InterviewsRpcController {
  constructor(
    private readonly interviews: InterviewsService,
    private readonly queries: InterviewQueryService,
    private readonly pages: InterviewPagesService,
    private readonly interviewCounts: InterviewCountsService,
    private readonly responses: CandidateResponsesService,
    private readonly undo: InterviewUndoService,
  ) {}

  @Rpc(InterviewsRpc.schedule)
  schedule(input: ScheduleInterview) {
    return this.interviews.schedule(input);
  }

  @Rpc(InterviewsRpc.list)
  list(request: ListInterviews) {
    return this.pages.list(request);
  }

  @Rpc(InterviewsRpc.ids)
  ids(filter: InterviewFilter) {
    return this.pages.ids(filter);
  }

  @Rpc(InterviewsRpc.byIds)
  byIds({ ids }: ByInterviewIds) {
    return this.pages.byIds(ids);
  }

  @Rpc(InterviewsRpc.ofDays)
  ofDays(range: DayRange) {
    return this.pages.ofDays(range);
  }

  @Rpc(InterviewsRpc.candidateIds)
  candidateIds(filter: InterviewFilter) {
    return this.pages.candidateIds(filter);
  }

  @Rpc(InterviewsRpc.byId)
  byId({ id }: ByInterviewId) {
    return this.queries.byId(id);
  }

  @Rpc(InterviewsRpc.openById)
  openById({ id }: ByInterviewId) {
    return this.queries.openById(id);
  }

  @Rpc(InterviewsRpc.byCandidateIds)
  byCandidateIds({ ids }: ByIds) {
    return this.queries.byCandidateIds(ids);
  }

  @Rpc(InterviewsRpc.counts)
  counts(filter: InterviewFilter) {
    return this.interviewCounts.read(filter);
  }

  @Rpc(InterviewsRpc.slots)
  slots({ day }: SlotsOfDay) {
    return this.queries.slots(day);
  }

  @Rpc(InterviewsRpc.overlaps)
  overlaps(planned: PlannedInterviewTime) {
    return this.queries.overlaps(planned);
  }

  @Rpc(InterviewsRpc.closedDays)
  closedDays(range: DayRange) {
    return this.queries.closedDays(range);
  }

  @Rpc(InterviewsRpc.reschedule)
  reschedule(input: RescheduleInterview) {
    return this.interviews.reschedule(input);
  }

  @Rpc(InterviewsRpc.setInterviewers)
  setInterviewers(input: SetInterviewers) {
    return this.interviews.setInterviewers(input);
  }

  @Rpc(InterviewsRpc.candidatesOfInterviewer)
  candidatesOfInterviewer({ id }: ById) {
    return this.queries.candidatesOfInterviewer(id);
  }

  @Rpc(InterviewsRpc.changeStatus)
  changeStatus(input: ChangeInterviewStatus) {
    return this.interviews.changeStatus(input);
  }

  @Rpc(InterviewsRpc.confirm)
  confirm(input: ConfirmInterview) {
    return this.interviews.confirm(input);
  }

  @Rpc(InterviewsRpc.respond)
  respond(input: RespondToInvitation) {
    return this.responses.respond(input);
  }

  @Rpc(InterviewsRpc.undoChange)
  undoChange(input: UndoInterviewChange) {
    return this.undo.undoChange(input);
  }
}
