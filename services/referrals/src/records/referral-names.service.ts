import { Inject, Injectable } from '@nestjs/common';
import type { RpcClient, UsersRpc } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { rpcToken } from '@araucaria/platform';

/** Ids that one batched call accepts. */
const MAX_IDS_PER_CALL = 1_000;

/** Columns for `unnest`, with one item for each user. */
export interface Names {
  userIds: number[];
  userNames: Array<string | null>;
  usernames: string[];
}

export const EMPTY_NAMES: Names = { userIds: [], userNames: [], usernames: [] };

/** Names of referring users, which the users service stores. */
@Injectable()
export class ReferralNamesService {
  constructor(
    private readonly database: Database,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  /** Reads all names of users who refer. They are as few as the staff, and a copy of the names would have to follow erasures. */
  async readAll(): Promise<Names> {
    const [row] = await this.database.read<{ users: number[] }>({
      name: 'referring-users',
      text: `select array(select distinct referrer_id from referral where referrer_id is not null order by 1) as users`,
    });
    const ids = row?.users ?? [];
    const batches = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_CALL) }, (_, index) =>
      this.users.byIds({ ids: ids.slice(index * MAX_IDS_PER_CALL, (index + 1) * MAX_IDS_PER_CALL) }),
    );
    const users = (await Promise.all(batches)).flat();
    return {
      userIds: users.map(({ id }) => id),
      userNames: users.map(({ fullName }) => fullName),
      usernames: users.map(({ username }) => username),
    };
  }
}
