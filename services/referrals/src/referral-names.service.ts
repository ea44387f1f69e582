import { Inject, Injectable } from '@nestjs/common';
import type { ByIds, JobsRpc, RpcClient, UsersRpc } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { rpcToken } from '@araucaria/platform';

/** As many ids as one batched call takes. */
const AT_ONCE = 1_000;

/** Columns for `unnest`, one entry for each user or job. */
export interface Names {
  userIds: number[];
  userNames: Array<string | null>;
  usernames: string[];
  jobIds: number[];
  jobTitles: string[];
}

export const NO_NAMES: Names = { userIds: [], userNames: [], usernames: [], jobIds: [], jobTitles: [] };

/** Names that other services hold, of those who refer and of what they refer to. */
@Injectable()
export class ReferralNames {
  constructor(
    private readonly database: Database,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
  ) {}

  /** Asked for when a list needs them: colleagues and jobs are few, and a copy of names would have to be erased. */
  async ofAll(): Promise<Names> {
    const [known] = await this.database.prepared<{ users: number[]; jobs: number[] }>(
      'referral-parties',
      `select array(select distinct referrer_id from referral where referrer_id is not null) as users,
         array(select distinct job_id from referral) as jobs`,
    );
    const [users, jobs] = await Promise.all([
      inBatches(known?.users ?? [], this.users.byIds),
      inBatches(known?.jobs ?? [], this.jobs.byIds),
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
  const batches = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    read({ ids: ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE) }),
  );
  return (await Promise.all(batches)).flat();
}
