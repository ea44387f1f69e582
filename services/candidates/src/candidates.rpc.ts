import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  type Application,
  type ByEmail,
  type ById,
  type ByIds,
  type CandidateFilter,
  type ExportCandidates,
  type ListCandidates,
  type RecordResumeNotices,
  type OrderedIds,
  type SearchCandidates,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { ApplicationsService } from './applications.service.js';
import { CandidateQueryService } from './candidate-query.service.js';
import { ErasureService } from './erasure.service.js';
import { JobRefs } from './job-refs.service.js';
import { RecordsService } from './records.service.js';
import { ResumeReadings } from './resume-readings.service.js';

/** Applying, finding and forgetting. */
@Controller()
export class CandidatesRpcController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly directory: CandidateQueryService,
    private readonly records: RecordsService,
    private readonly readings: ResumeReadings,
    private readonly erasure: ErasureService,
    private readonly jobRefs: JobRefs,
  ) {}

  @Rpc(CandidatesRpc.apply)
  apply(input: Application) {
    return this.applications.apply(input);
  }

  @Rpc(CandidatesRpc.list)
  list(filter: ListCandidates) {
    return this.directory.list(filter);
  }

  @Rpc(CandidatesRpc.search)
  search(filter: SearchCandidates) {
    return this.directory.search(filter);
  }

  @Rpc(CandidatesRpc.idsMatching)
  idsMatching(filter: CandidateFilter) {
    return this.directory.idsMatching(filter);
  }

  @Rpc(CandidatesRpc.orderedIds)
  orderedIds(stretch: OrderedIds) {
    return this.directory.orderedIds(stretch);
  }

  @Rpc(CandidatesRpc.approved)
  approved() {
    return this.directory.approved();
  }

  @Rpc(CandidatesRpc.byId)
  byId({ id }: ById) {
    return this.directory.byId(id);
  }

  @Rpc(CandidatesRpc.byIds)
  byIds({ ids }: ByIds) {
    return this.directory.byIds(ids);
  }

  @Rpc(CandidatesRpc.counts)
  counts() {
    return this.directory.counts();
  }

  @Rpc(CandidatesRpc.experiences)
  experiences({ ids }: ByIds) {
    return this.records.experiences(ids);
  }

  @Rpc(CandidatesRpc.education)
  education({ ids }: ByIds) {
    return this.records.education(ids);
  }

  @Rpc(CandidatesRpc.history)
  history({ ids }: ByIds) {
    return this.records.history(ids);
  }

  @Rpc(CandidatesRpc.openResume)
  openResume({ id }: ById) {
    return this.records.openResume(id);
  }

  @Rpc(CandidatesRpc.resumeAccesses)
  resumeAccesses({ ids }: ByIds) {
    return this.records.resumeAccesses(ids);
  }

  @Rpc(CandidatesRpc.recordResumeNotices)
  recordResumeNotices(reading: RecordResumeNotices) {
    return this.readings.note(reading);
  }

  @Rpc(CandidatesRpc.resumeNotices)
  resumeNotices({ ids }: ByIds) {
    return this.readings.of(ids);
  }

  @Rpc(CandidatesRpc.exportBatch)
  exportBatch(stretch: ExportCandidates) {
    return this.directory.exportBatch(stretch);
  }

  @Rpc(CandidatesRpc.exportOne)
  exportOne({ id }: ById) {
    return this.records.dossier(id);
  }

  @Rpc(CandidatesRpc.erase)
  erase({ id }: ById) {
    return this.erasure.erase(id);
  }

  @Rpc(CandidatesRpc.referrerMentions)
  referrerMentions({ email }: ByEmail) {
    return this.erasure.referrerMentions(email);
  }

  @Rpc(CandidatesRpc.eraseReferrer)
  eraseReferrer({ email }: ByEmail) {
    return this.erasure.eraseReferrer(email);
  }

  @Rpc(CandidatesRpc.expireRetention)
  expireRetention() {
    return this.erasure.expireRetention();
  }

  @Rpc(CandidatesRpc.clean)
  clean() {
    return this.erasure.clean();
  }

  @Rpc(CandidatesRpc.closeJobForRemoval)
  closeJobForRemoval({ id }: ById) {
    return this.jobRefs.release(id);
  }
}
