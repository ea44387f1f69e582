import { addAccounts } from '../seed/account-tables.ts';
import { startOfToday } from '../seed/seed-database.ts';
import { pageGroup, pageRow } from './page-rows.ts';

/** As the page of users asks for its rows. */
const DOCUMENT = `query ($group: UserGroup, $search: String, $sort: String, $limit: Int) {
  userPage(group: $group, search: $search, sort: $sort, limit: $limit) {
    users {
      id username fullName email department isAdmin isEmployee roles active invited lastLoginAt hasSecondFactor version
    }
    pagination { page total }
  }
}`;

interface UserPage {
  userPage: { users: Array<{ id: number }>; pagination: { total: number } };
}

const BY_USERNAME = 'a.username_key collate "pt-BR-x-icu"';

/** The list of users, of whom there are as many as candidates elsewhere. */
export const group = pageGroup(
  {
    document: DOCUMENT,
    pageSize: 20,
    fill: {
      copy: 'accounts',
      with: (client, { candidates: count, seed }) =>
        addAccounts(client, { count, seed, until: startOfToday() }),
    },
    pageIn: ({ userPage: { users, pagination } }: UserPage) => ({
      ids: users.map(({ id }) => id),
      total: pagination.total,
    }),
    columns: 'a.*, exists (select from users.passkey p where p.account_id = a.id) as has_second_factor',
    matching: 'from users.account a where a.deactivated_at is null and',
  },
  [
    pageRow(
      'users-first-page',
      'users, first page',
      { variables: {}, where: 'true', orderBy: BY_USERNAME },
      { isFirst: true },
    ),
    pageRow('users-admins', 'users, administrators', {
      variables: { group: 'admin' },
      where: 'a.is_admin',
      orderBy: BY_USERNAME,
    }),
    pageRow('users-search', 'users, search, frequent word', {
      variables: { search: 'Silva' },
      where: `a.search_text like '%silva%'`,
      orderBy: BY_USERNAME,
    }),
    pageRow('users-by-name', 'users, sorted by name', {
      variables: { sort: 'fullName' },
      where: 'true',
      orderBy: `a.name_key nulls last, ${BY_USERNAME}`,
    }),
    pageRow('users-by-last-login', 'users, sorted by the last login', {
      variables: { sort: '-lastLogin' },
      where: 'true',
      orderBy: `a.last_login_at desc nulls last, ${BY_USERNAME}`,
    }),
  ],
);
