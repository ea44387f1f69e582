import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  type AddJobAlert,
  type ByUuid,
  type ByLinkToken,
  type RemoveJobAlert,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { JobAlertsService } from './job-alerts.service.js';

@Controller()
export class JobAlertsRpcController {
  constructor(private readonly alerts: JobAlertsService) {}

  @Rpc(CandidatesRpc.addJobAlert)
  addJobAlert(input: AddJobAlert) {
    return this.alerts.add(input);
  }

  @Rpc(CandidatesRpc.removeJobAlert)
  removeJobAlert(input: RemoveJobAlert) {
    return this.alerts.remove(input);
  }

  @Rpc(CandidatesRpc.endJobAlerts)
  endJobAlerts({ token }: ByLinkToken) {
    return this.alerts.endAll(token);
  }

  @Rpc(CandidatesRpc.jobDigest)
  jobDigest({ id }: ByUuid) {
    return this.alerts.digest(id);
  }
}
