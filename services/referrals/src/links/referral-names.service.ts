import { Inject, Injectable } from '@nestjs/common';
import type { ByIds, JobsRpc, RpcClient, UsersRpc } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { rpcToken } from '@araucaria/platform';

/** Ids that one batched call accepts. */
const MAX_IDS_PER_CALL = 1_000;

/** Columns for `unnest`, with one item for each user or job. */
export interface Names {
  userIds: number[];
  userNames: Array<string | null>;
  usernames: string[];
  jobIds: number[];
  jobTitles: string[];
}

export const EMPTY_NAMES: Names = { userIds: [], userNames: [], usernames: [], jobIds: [], jobTitles: [] };

/** Names of referring users and titles of jobs, which other services store. */
@Injectable()
export class ReferralNamesService {
  constructor(
    private readonly database: Database,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
  ) {}

  /**
   * Reads all names from the other services. Users and jobs are few, and a copy of the names would have to follow erasures.
   */
  async readAll(): Promise<Names> {
    const [ids] = await this.database.prepared<{ users: number[]; jobs: number[] }>(
      'referral-parties',
      `select array(select distinct referrer_id from referral where referrer_id is not null) as users,
         array(select distinct job_id from referral) as jobs`,
    );
    const [users, jobs] = await Promise.all([
      inBatches(ids?.users ?? [], this.users.byIds),
      inBatches(ids?.jobs ?? [], this.jobs.byIds),
    ]);
    return {
      userIds: users.map(({ id }) => id),
      userNames: users.map(({ fullName }) => fullName),
      usernames: users.map(({ username }) => username),
      jobIds: jobs.map(({ id }) => id),
      jobTitles: jobs.map(({ title }) => title),
    };
  }
}

async function inBatches<V>(ids: number[], read: (input: ByIds) => Promise<V[]>): Promise<V[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_CALL) }, (_, index) =>
    read({ ids: ids.slice(index * MAX_IDS_PER_CALL, (index + 1) * MAX_IDS_PER_CALL) }),
  );
  return (await Promise.all(batches)).flat();
}
