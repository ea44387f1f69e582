import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  JobsRpc,
  type ByIds,
  type CandidateStatus,
  type CandidateView,
  type JobView,
} from '@araucaria/contracts';
import { AppError, Rpc } from '@araucaria/platform';
import { startServiceStub, type ServiceStub } from '@araucaria/testing/service';

const INITIAL_CANDIDATES: Array<[number, CandidateStatus]> = [
  [1, 'interview'],
  [2, 'interview'],
  [3, 'interview'],
];
/** Statuses of the existing candidates, by id. */
export const CANDIDATES = new Map(INITIAL_CANDIDATES);
/** Titles of the existing jobs, by id. */
const JOBS = new Map([
  [101, 'Pessoa Desenvolvedora'],
  [102, 'Analista de Operações'],
  [103, 'Coordenação de Obras'],
]);
const INITIAL_NAMES: Array<[number, [first: string, last: string]]> = [
  [1, ['Érica', 'Souza']],
  [2, ['Álvaro', 'Lima']],
  [3, ['Bruno', 'de Reis']],
];
/** Names of the candidates, by id; their e-mails are `<id>@exemplo.com`. */
export const NAMES = new Map(INITIAL_NAMES);
/** While true, the jobs service is unavailable. */
export const jobsOutage = { active: false };
/** While true, the candidates service is unavailable. */
export const candidatesOutage = { active: false };
/** Holds back the next reply about candidates, with what it says, until the promise resolves. */
export const heldReply: { until?: Promise<void> | undefined } = {};

@Controller()
class Peers {
  @Rpc(CandidatesRpc.byIds)
  async candidates({ ids }: ByIds) {
    if (candidatesOutage.active) throw new AppError('UNAVAILABLE');
    const reply = ids.flatMap((id) => {
      const status = CANDIDATES.get(id);
      const [firstName, lastName] = NAMES.get(id) ?? ['Pessoa', String(id)];
      return status ? [{ id, status, firstName, lastName, email: `${id}@exemplo.com` } as CandidateView] : [];
    });
    const { until } = heldReply;
    heldReply.until = undefined;
    await until;
    return reply;
  }

  @Rpc(JobsRpc.byIds)
  jobs({ ids }: ByIds) {
    if (jobsOutage.active) throw new AppError('UNAVAILABLE');
    return ids.flatMap((id) => {
      const title = JOBS.get(id);
      return title ? [{ id, title } as JobView] : [];
    });
  }
}

/** Test double of the candidates and jobs services over real TCP. */
export async function startPeers(): Promise<ServiceStub> {
  const stub = await startServiceStub(Peers);
  // Files of tests that run as one share this module.
  const stop = async () => {
    await stub.stop();
    CANDIDATES.clear();
    for (const [id, status] of INITIAL_CANDIDATES) CANDIDATES.set(id, status);
    NAMES.clear();
    for (const [id, name] of INITIAL_NAMES) NAMES.set(id, name);
    jobsOutage.active = false;
    candidatesOutage.active = false;
  };
  return { ...stub, stop };
}
