import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  type ById,
  type ByJob,
  type ByUuid,
  type ChangeScore,
  type ChangeStatus,
  type ChangeStatuses,
  type DecideCandidate,
  type ListStage,
  type HiringFilter,
  type RecentHires,
  type SetHiringStep,
  type StatusSelection,
  type UndoStatusChange,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { ChangeSeriesService } from './change-series.service.js';
import { HireTimelineService } from '../lists/hire-timeline.service.js';
import { hiringFilterOf } from '../lists/hiring-filter.js';
import { HiringQueryService } from '../lists/hiring-query.service.js';
import { PipelineService } from './pipeline.service.js';
import { StagesService } from './stages.service.js';
import { StatusChangesService } from './status-changes.service.js';

@Controller()
export class PipelineRpcController {
  constructor(
    private readonly pipeline: PipelineService,
    private readonly statusChanges: StatusChangesService,
    private readonly series: ChangeSeriesService,
    private readonly hiringQueries: HiringQueryService,
    private readonly hireTimelines: HireTimelineService,
    private readonly stagesService: StagesService,
  ) {}

  @Rpc(CandidatesRpc.stagePage)
  stagePage(list: ListStage) {
    return this.stagesService.page(list);
  }

  @Rpc(CandidatesRpc.stageCounts)
  stageCounts({ jobId }: ByJob) {
    return this.stagesService.counts(jobId);
  }

  @Rpc(CandidatesRpc.changeStatus)
  changeStatus(change: ChangeStatus) {
    return this.pipeline.changeStatus(change);
  }

  @Rpc(CandidatesRpc.previewStatuses)
  previewStatuses(selection: StatusSelection) {
    return this.statusChanges.preview(selection);
  }

  @Rpc(CandidatesRpc.changeStatuses)
  changeStatuses(change: ChangeStatuses) {
    return this.statusChanges.change(change);
  }

  @Rpc(CandidatesRpc.undoStatusChange)
  undoStatusChange({ changeId }: UndoStatusChange) {
    return this.statusChanges.undo(changeId);
  }

  @Rpc(CandidatesRpc.undoableUntil)
  undoableUntil({ id }: ByUuid) {
    return this.series.undoableUntil(id);
  }

  @Rpc(CandidatesRpc.changeScore)
  changeScore(change: ChangeScore) {
    return this.pipeline.changeScore(change);
  }

  @Rpc(CandidatesRpc.approve)
  approve(decision: DecideCandidate) {
    return this.pipeline.approve(decision);
  }

  @Rpc(CandidatesRpc.reject)
  reject(decision: DecideCandidate) {
    return this.pipeline.reject(decision);
  }

  @Rpc(CandidatesRpc.setHiringStep)
  setHiringStep(step: SetHiringStep) {
    return this.pipeline.setHiringStep(step);
  }

  @Rpc(CandidatesRpc.hiringSummary)
  async summary(filter: HiringFilter | void) {
    return this.hiringQueries.summary(await hiringFilterOf(filter));
  }

  @Rpc(CandidatesRpc.hireState)
  hireState({ id }: ById) {
    return this.hiringQueries.hireState(id);
  }

  @Rpc(CandidatesRpc.recentHires)
  recentHires(input: RecentHires) {
    return this.hiringQueries.recentHires(input);
  }

  @Rpc(CandidatesRpc.hireTimeline)
  hireTimeline(filter: HiringFilter) {
    return this.hireTimelines.timeline(filter);
  }

  @Rpc(CandidatesRpc.hiringInProgress)
  async inProgress(filter: HiringFilter | void) {
    return this.hiringQueries.inProgress(await hiringFilterOf(filter));
  }

  @Rpc(CandidatesRpc.hiringStages)
  async stages(filter: HiringFilter | void) {
    return this.hiringQueries.stages(await hiringFilterOf(filter));
  }

  @Rpc(CandidatesRpc.hiresPerMonth)
  hiresPerMonth() {
    return this.hiringQueries.hiresPerMonth();
  }
}
