import DataLoader from 'dataloader';
import { Inject, Injectable } from '@nestjs/common';
import type {
  ByIds,
  CandidatesRpc,
  InterviewsRpc,
  JobsRpc,
  NotificationsRpc,
  RpcClient,
  UsersRpc,
} from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';

type Batch<V> = (input: ByIds) => Promise<V[]>;

/** Ids in one batched call (`ByIds`). */
const MAX_BATCH = 1_000;

/** Loads all records that an operation names in one call, whatever the number of parents. */
function loaderOf<V extends { id: number }>(batch: Batch<V>): DataLoader<number, V | null> {
  return new DataLoader(
    async (ids) => {
      const found = await batch({ ids: [...ids] });
      const byId = new Map(found.map((record) => [record.id, record]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: MAX_BATCH },
  );
}

/** Loads the records that belong to many parents in one call. */
function listLoaderOf<V>(batch: Batch<V>, parentOf: (record: V) => number): DataLoader<number, V[]> {
  return new DataLoader(
    async (ids) => {
      const byParent = Map.groupBy(await batch({ ids: [...ids] }), parentOf);
      return ids.map((id) => byParent.get(id) ?? []);
    },
    { maxBatchSize: MAX_BATCH },
  );
}

/** 0, which no candidate has, groups records without a candidate. */
const ofCandidate = ({ candidateId }: { candidateId: number | null }): number => candidateId ?? 0;

/** Creates the loaders of one operation, each of which loads a record once within it. */
@Injectable()
export class LoaderFactory {
  constructor(
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
  ) {}

  create() {
    return {
      job: loaderOf(this.jobs.byIds),
      candidate: loaderOf(this.candidates.byIds),
      user: loaderOf(this.users.byIds),
      managersOf: listLoaderOf(this.jobs.managers, ({ jobId }) => jobId),
      historyOf: listLoaderOf(this.candidates.history, ofCandidate),
      experiencesOf: listLoaderOf(this.candidates.experiences, ofCandidate),
      educationOf: listLoaderOf(this.candidates.education, ofCandidate),
      resumeAccessesOf: listLoaderOf(this.candidates.resumeAccesses, ofCandidate),
      resumeNoticesOf: listLoaderOf(this.candidates.resumeNotices, ofCandidate),
      deliveriesOf: listLoaderOf(this.notifications.deliveriesOf, ofCandidate),
      interviewsOf: listLoaderOf(this.interviews.byCandidateIds, ofCandidate),
    };
  }
}

export type Loaders = ReturnType<LoaderFactory['create']>;
