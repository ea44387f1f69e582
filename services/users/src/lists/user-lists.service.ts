import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import {
  ROLES,
  ROLE_PERMISSIONS,
  STAFF_PER_BATCH,
  UsersRpc,
  pagePosition,
  type ByEmail,
  type ByIds,
  type ByPermission,
  type ListStaff,
  type ListUsers,
  type ListedUser,
  type Role,
  type StaffMember,
  type UserFilter,
  type UserPage,
  type UserView,
} from '@araucaria/contracts';
import { Database, containsWord, inOrderOf, readPage, searchWords, selectSql } from '@araucaria/database';
import { Rpc } from '@araucaria/platform';
import { userVersion } from '../accounts/account.entity.js';
import { LISTED_USER_COLUMNS, USER_COLUMNS } from '../accounts/user-columns.sql.js';
import { BY_USERNAME, isListed, matchingUsers, orderOf } from './user-list.sql.js';

/** The size of a page when the caller names none, which is that of the site. */
const USERS_PER_PAGE = 20;

/** Who may be named as a manager of a job or as an interviewer. */
const IS_STAFF = sql`(is_admin or is_employee or roles <> '{}')`;

/** Lists of accounts: filtered, sorted and cut by PostgreSQL. */
@Injectable()
export class UserListsService {
  constructor(private readonly database: Database) {}

  @Rpc(UsersRpc.list)
  async page({ page = 1, limit = USERS_PER_PAGE, sort, ...filter }: ListUsers): Promise<UserPage> {
    const list = { id: sql.ref('id'), matching: matchingUsers(filter), order: orderOf(sort ?? 'username') };
    // Words vary, and later pages are rarely read.
    const isPrepared = page === 1 && limit === USERS_PER_PAGE && searchWords(filter.search).length === 0;
    const { ids, total } = await readPage<number>(this.database, list, { page, limit, isPrepared });
    return { users: await this.byIds({ ids }), pagination: pagePosition({ page, limit, total }) };
  }

  @Rpc(UsersRpc.listedIds)
  ids(filter: UserFilter): Promise<number[]> {
    return this.sortedIds(matchingUsers(filter));
  }

  @Rpc(UsersRpc.listedByIds)
  async byIds({ ids }: ByIds): Promise<ListedUser[]> {
    const users = await this.database.read<Omit<ListedUser, 'version'>>({
      name: 'listed-accounts',
      text: `select ${LISTED_USER_COLUMNS} from account where id = any($1) and erased_at is null`,
      values: [ids],
    });
    return inOrderOf(ids, users).map(withVersion);
  }

  @Rpc(UsersRpc.staff)
  staff({
    includeDeactivated = false,
    search,
    ids,
    limit = STAFF_PER_BATCH,
  }: ListStaff): Promise<StaffMember[]> {
    const conditions = [
      isListed(includeDeactivated),
      ...(includeDeactivated ? [] : [IS_STAFF]),
      ...(ids ? [sql`id = any(${ids}::int[])`] : []),
      // Only what is shown is searched; the index is that of the wider text.
      ...searchWords(search).flatMap((word) => [
        containsWord(sql`search_text`, word),
        containsWord(sql`plain(concat_ws(E'\\n', username, full_name))`, word),
      ]),
    ];
    return selectSql<StaffMember>(
      this.database,
      sql`select id, username, full_name as "fullName", roles from account
        where ${sql.join(conditions, sql` and `)} order by ${BY_USERNAME} limit ${limit}`,
    );
  }

  @Rpc(UsersRpc.staffIds)
  staffIds(): Promise<number[]> {
    return this.sortedIds(sql`from account where ${isListed()} and ${IS_STAFF}`);
  }

  private async sortedIds(matching: RawBuilder<unknown>): Promise<number[]> {
    const rows = await selectSql<{ id: number }>(
      this.database,
      sql`select id ${matching} order by ${BY_USERNAME}`,
    );
    return rows.map(({ id }) => id);
  }

  @Rpc(UsersRpc.permitted)
  permitted({ permission }: ByPermission): Promise<UserView[]> {
    const roles = (Object.keys(ROLES) as Role[]).filter((role) => ROLE_PERMISSIONS[role][permission]);
    return this.database.read<UserView>({
      name: 'permitted-accounts',
      // The first condition is that of an index, which names few accounts.
      text: `select ${USER_COLUMNS} from account
       where (is_admin or roles <> '{}') and (is_admin or roles && $1) and deactivated_at is null order by id`,
      values: [roles],
    });
  }

  @Rpc(UsersRpc.byEmail)
  byEmail({ email }: ByEmail): Promise<UserView[]> {
    return this.database.read<UserView>({
      name: 'accounts-by-email',
      text: `select ${USER_COLUMNS} from account where lower(email) = lower($1) and erased_at is null order by id`,
      values: [email],
    });
  }
}

const withVersion = (user: Omit<ListedUser, 'version'>): ListedUser => ({
  ...user,
  version: userVersion(user),
});
