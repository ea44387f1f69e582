import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { UsersClient } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { readInBatches } from '@araucaria/platform';

/** Columns for `unnest`, with one item for each user. */
export interface Names {
  userIds: number[];
  userNames: Array<string | null>;
  usernames: string[];
}

/** Joins the names to a list of rows with their `referral`, as `u`. undefined: the list needs none. */
export const joinedUsers = (names: Names | undefined): RawBuilder<unknown> =>
  names
    ? sql`left join unnest(${names.userIds}::int[], ${names.userNames}::text[], ${names.usernames}::text[])
        as u(id, full_name, username) on u.id = referral.referrer_id`
    : sql``;

/** By which referrers are sorted and searched, in a statement with {@link joinedUsers}. */
export const REFERRER_KEY = sql`plain(coalesce(referral.referrer_name, u.full_name, u.username))`;

/** Names of referring users, which the users service stores. */
@Injectable()
export class ReferralNamesService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersClient,
  ) {}

  /** Reads all names of users who refer. They are as few as the staff, and a copy of the names would have to follow erasures. */
  async readAll(): Promise<Names> {
    const [row] = await this.database.read<{ users: number[] }>({
      name: 'referring-users',
      text: `select array(select distinct referrer_id from referral where referrer_id is not null order by 1) as users`,
    });
    const users = await readInBatches(row?.users ?? [], (ids) => this.users.byIds({ ids }));
    return {
      userIds: users.map(({ id }) => id),
      userNames: users.map(({ fullName }) => fullName),
      usernames: users.map(({ username }) => username),
    };
  }
}
