import { Controller } from '@nestjs/common';
import {
  UsersRpc,
  type ById,
  type ByLinkToken,
  type CloseSubjectRequest,
  type RegisterSubjectRequest,
  type SaveIncident,
  type SaveRetentionRule,
  type StartRetentionRun,
  type SubmitSubjectRequest,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { IncidentsService } from './incidents.service.js';
import { RequestConfirmationsService } from './request-confirmations.service.js';
import { RetentionService } from './retention.service.js';
import { SubjectRequestsService } from './subject-requests.service.js';

@Controller()
export class PrivacyRpcController {
  constructor(
    private readonly retention: RetentionService,
    private readonly requests: SubjectRequestsService,
    private readonly confirmations: RequestConfirmationsService,
    private readonly incidentsService: IncidentsService,
  ) {}

  @Rpc(UsersRpc.retentionRules)
  retentionRules() {
    return this.retention.rules();
  }

  @Rpc(UsersRpc.saveRetentionRule)
  saveRetentionRule(rule: SaveRetentionRule) {
    return this.retention.saveRule(rule);
  }

  @Rpc(UsersRpc.retentionRuns)
  retentionRuns() {
    return this.retention.runs();
  }

  @Rpc(UsersRpc.startRetentionRun)
  startRetentionRun({ dryRun }: StartRetentionRun) {
    return this.retention.start(dryRun);
  }

  @Rpc(UsersRpc.incidents)
  incidents() {
    return this.incidentsService.list();
  }

  @Rpc(UsersRpc.saveIncident)
  saveIncident(input: SaveIncident) {
    return this.incidentsService.save(input);
  }

  @Rpc(UsersRpc.affectedRecords)
  affectedRecords({ id }: ById) {
    return this.incidentsService.affected(id);
  }

  @Rpc(UsersRpc.subjectRequests)
  subjectRequests() {
    return this.requests.list();
  }

  @Rpc(UsersRpc.subjectRequest)
  subjectRequest({ id }: ById) {
    return this.requests.byId(id);
  }

  @Rpc(UsersRpc.registerSubjectRequest)
  registerSubjectRequest(input: RegisterSubjectRequest) {
    return this.requests.register(input);
  }

  @Rpc(UsersRpc.submitSubjectRequest)
  submitSubjectRequest(input: SubmitSubjectRequest) {
    return this.confirmations.submit(input);
  }

  @Rpc(UsersRpc.issueRequestConfirmation)
  issueRequestConfirmation({ id }: ById) {
    return this.confirmations.issue(id);
  }

  @Rpc(UsersRpc.confirmSubjectRequest)
  confirmSubjectRequest({ token }: ByLinkToken) {
    return this.confirmations.confirm(token);
  }

  @Rpc(UsersRpc.closeSubjectRequest)
  closeSubjectRequest(input: CloseSubjectRequest) {
    return this.requests.close(input);
  }
}
