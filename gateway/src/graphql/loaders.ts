import DataLoader from 'dataloader';
import { Inject, Injectable } from '@nestjs/common';
import type { ByIds, CandidatesRpc, JobsRpc, RpcClient, UsersRpc } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';

type Batch<V> = (input: ByIds) => Promise<V[]>;

/** As many ids as one batched call takes. */
const MAX_BATCH = 1_000;

/** One call for all records that an operation names, whatever the number of parents. */
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

/** Loaders of one operation: what one of them has loaded is not loaded again in it, and forgotten after it. */
@Injectable()
export class LoaderFactory {
  constructor(
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  create() {
    return {
      job: loaderOf(this.jobs.byIds),
      candidate: loaderOf(this.candidates.byIds),
      user: loaderOf(this.users.byIds),
    };
  }
}

export type Loaders = ReturnType<LoaderFactory['create']>;
