import { Controller } from '@nestjs/common';
import {
  CandidatesRpc,
  JobsRpc,
  UsersRpc,
  type ByEmail,
  type ById,
  type ByIds,
  type CandidatePage,
  type CandidateView,
  type HireState,
  type ListCandidates,
  type ListUsers,
  type Pagination,
  type UserPage,
  type UserView,
} from '@araucaria/contracts';
import { AppError, Rpc } from '@araucaria/platform';
import { startServiceStub, type ServiceStub } from '@araucaria/testing/service';

const emptyPeerData = () => ({
  candidates: new Map<number, CandidateView>(),
  /** Without one a candidate is erased. */
  hireStates: new Map<number, HireState>(),
  /** Whether candidates answers no question about a hire. */
  candidatesFail: false,
  users: new Map<number, UserView>(),
  /** For which users were searched. */
  userSearches: [] as string[],
  /** E-mail addresses whose mentions were erased. */
  erasedReferrers: [] as string[],
});

/** Data of the other services, which a test fills. */
export const peerData = emptyPeerData();

/** Files of tests that run as one share this module: what one of them has set ends with its peers. */
function clearPeerData(): void {
  Object.assign(peerData, emptyPeerData());
}

@Controller()
class Peers {
  @Rpc(CandidatesRpc.byIds)
  candidates({ ids }: ByIds) {
    return ids.flatMap((id) => peerData.candidates.get(id) ?? []);
  }

  @Rpc(CandidatesRpc.hireState)
  hireState({ id }: ById): HireState | null {
    if (peerData.candidatesFail) throw new AppError('UNAVAILABLE');
    return peerData.hireStates.get(id) ?? null;
  }

  @Rpc(CandidatesRpc.list)
  list({ search = '' }: ListCandidates): CandidatePage {
    const candidates = [...peerData.candidates.values()].filter(({ email }) => email.includes(search));
    return { candidates, pagination: {} as Pagination };
  }

  @Rpc(CandidatesRpc.eraseReferrer)
  eraseReferrer({ email }: ByEmail) {
    peerData.erasedReferrers.push(email);
    return { candidates: 0 };
  }

  /** No test reads titles from the jobs service. */
  @Rpc(JobsRpc.byIds)
  jobs() {
    return [];
  }

  @Rpc(UsersRpc.list)
  listUsers({ search = '' }: ListUsers): UserPage {
    peerData.userSearches.push(search);
    const users = [...peerData.users.values()].filter(({ username }) => username.includes(search));
    return { users, pagination: {} } as unknown as UserPage;
  }

  @Rpc(UsersRpc.byIds)
  users({ ids }: ByIds) {
    return ids.flatMap((id) => peerData.users.get(id) ?? []);
  }
}

/** Test double of the candidates, jobs and users services over real TCP, with the responses of {@link peerData}. */
export async function startPeers(): Promise<ServiceStub> {
  const stub = await startServiceStub(Peers);
  const stop = async () => {
    await stub.stop();
    clearPeerData();
  };
  return { ...stub, stop };
}
