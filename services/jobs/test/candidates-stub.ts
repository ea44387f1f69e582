import { Controller } from '@nestjs/common';
import { CandidatesRpc, type ById, type JobCopy } from '@araucaria/contracts';
import { AppError, Rpc } from '@araucaria/platform';
import { startServiceStub, type ServiceStub } from '@araucaria/testing/service';

/** Ids of the jobs that the stub reports as having candidates. */
export const appliedJobs = new Set<number>();
/** The copies that were sent, in their order. */
export const sentCopies: JobCopy[] = [];

let meanwhile: (() => Promise<unknown>) | undefined;

/** Acts once, after the next job was closed for its removal and before the jobs service knows it. */
export const whileClosing = (act: () => Promise<unknown>): void => {
  meanwhile = act;
};

@Controller()
class CandidatesStub {
  @Rpc(CandidatesRpc.saveJobCopy)
  saveJobCopy(copy: JobCopy) {
    sentCopies.push(copy);
  }

  @Rpc(CandidatesRpc.closeJobForRemoval)
  async closeJobForRemoval({ id }: ById) {
    const act = meanwhile;
    meanwhile = undefined;
    await act?.();
    if (appliedJobs.has(id)) throw new AppError('JOB_HAS_CANDIDATES');
  }
}

/** Serves the calls of the candidates service that this service makes, over real TCP. */
export const startCandidatesStub = (): Promise<ServiceStub> => startServiceStub(CandidatesStub);
