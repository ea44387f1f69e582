import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  type Application,
  type ByEmail,
  type ById,
  type ByIds,
  type ByResumeKey,
  type ExportCandidates,
  type JobCopy,
  type ListApproved,
  type ListCandidates,
  type NamesOf,
  type RecordResumeNotices,
  type OrderedIds,
  type SearchCandidates,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { ApplicationsService } from './apply/applications.service.js';
import { ApprovedQueryService } from './lists/approved-query.service.js';
import { CandidateCsvService } from './lists/candidate-csv.service.js';
import { CandidateQueryService } from './lists/candidate-query.service.js';
import { CandidateRecordsService } from './privacy/candidate-records.service.js';
import { ErasureService } from './privacy/erasure.service.js';
import { JobRefsService } from './jobs/job-refs.service.js';
import { ResumeNoticesService } from './apply/resume-notices.service.js';

@Controller()
export class CandidatesRpcController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly queries: CandidateQueryService,
    private readonly approvedQueries: ApprovedQueryService,
    private readonly csv: CandidateCsvService,
    private readonly records: CandidateRecordsService,
    private readonly notices: ResumeNoticesService,
    private readonly erasure: ErasureService,
    private readonly jobRefs: JobRefsService,
  ) {}

  @Rpc(CandidatesRpc.apply)
  apply(input: Application) {
    return this.applications.apply(input);
  }

  @Rpc(CandidatesRpc.list)
  list(filter: ListCandidates) {
    return this.queries.list(filter);
  }

  @Rpc(CandidatesRpc.search)
  search(filter: SearchCandidates) {
    return this.queries.search(filter);
  }

  @Rpc(CandidatesRpc.orderedIds)
  orderedIds(selection: OrderedIds) {
    return this.queries.orderedIds(selection);
  }

  @Rpc(CandidatesRpc.approved)
  approved() {
    return this.approvedQueries.latest();
  }

  @Rpc(CandidatesRpc.approvedPage)
  approvedPage(list: ListApproved) {
    return this.approvedQueries.page(list);
  }

  @Rpc(CandidatesRpc.byId)
  byId({ id }: ById) {
    return this.queries.byId(id);
  }

  @Rpc(CandidatesRpc.byIds)
  byIds({ ids }: ByIds) {
    return this.queries.byIds(ids);
  }

  @Rpc(CandidatesRpc.names)
  names({ ids, withPersons }: NamesOf) {
    return withPersons ? this.records.namesWithPersons(ids) : this.queries.names(ids);
  }

  @Rpc(CandidatesRpc.counts)
  counts() {
    return this.queries.counts();
  }

  @Rpc(CandidatesRpc.persons)
  persons({ ids }: ByIds) {
    return this.records.persons(ids);
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

  @Rpc(CandidatesRpc.openResumeFile)
  openResumeFile({ key }: ByResumeKey) {
    return this.records.openResumeFile(key);
  }

  @Rpc(CandidatesRpc.isResumeInScope)
  isResumeInScope({ key }: ByResumeKey) {
    return this.records.isResumeInScope(key);
  }

  @Rpc(CandidatesRpc.resumeAccesses)
  resumeAccesses({ ids }: ByIds) {
    return this.records.resumeAccesses(ids);
  }

  @Rpc(CandidatesRpc.recordResumeNotices)
  recordResumeNotices(input: RecordResumeNotices) {
    return this.notices.record(input);
  }

  @Rpc(CandidatesRpc.resumeNotices)
  resumeNotices({ ids }: ByIds) {
    return this.notices.byCandidateIds(ids);
  }

  @Rpc(CandidatesRpc.exportCsv)
  exportCsv(batch: ExportCandidates) {
    return this.csv.batch(batch);
  }

  @Rpc(CandidatesRpc.exportOne)
  exportOne({ id }: ById) {
    return this.records.exportOne(id);
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

  @Rpc(CandidatesRpc.saveJobCopy)
  saveJobCopy(copy: JobCopy) {
    return this.jobRefs.saveNow(copy);
  }

  @Rpc(CandidatesRpc.closeJobForRemoval)
  closeJobForRemoval({ id }: ById) {
    return this.jobRefs.closeForRemoval(id);
  }
}
