import { sql, type RawBuilder } from 'kysely';
import { ROLES, type Role, type UserColumn, type UserFilter, type UserSort } from '@araucaria/contracts';
import { containsWord, searchWords } from '@araucaria/database';

type Sql = RawBuilder<unknown>;

/** As `GET /api/users` has always been sorted. It is unique, so every order that ends with it is total. */
export const BY_USERNAME = sql`username_key collate "pt-BR-x-icu"`;

/** The labels of a user in the order in which the list shows them; its first one decides first. */
const ROLE_LABELS = sql`coalesce(nullif(concat_ws(', ',
  case when is_admin then 'administrador' end, case when is_employee then 'funcionario' end,
  ${sql.join(
    (Object.keys(ROLES) as Role[])
      .toSorted()
      .map(
        (role) => sql`case when ${sql.lit(role)} = any(roles) then plain(${sql.lit(ROLES[role].label)}) end`,
      ),
  )}), ''), 'usuario')`;

/** What each column is sorted by; nulls are last in both directions. */
const COLUMNS: Readonly<Record<UserColumn, Sql>> = {
  username: BY_USERNAME,
  fullName: sql`name_key`,
  email: sql`lower(email)`,
  department: sql`department_key`,
  role: ROLE_LABELS,
  lastLogin: sql`last_login_at`,
};

const GROUPS = { admin: sql`is_admin`, employee: sql`is_employee` } as const;

/** The accounts that match: `from` with its conditions. */
export function matchingUsers({ includeDeactivated, group, search }: UserFilter, ...more: Sql[]): Sql {
  const conditions = [
    isListed(includeDeactivated),
    ...(group ? [GROUPS[group]] : []),
    ...searchWords(search).map((word) => containsWord(sql`search_text`, word)),
    ...more,
  ];
  return sql`from account where ${sql.join(conditions, sql` and `)}`;
}

export const isListed = (includeDeactivated = false): Sql =>
  includeDeactivated ? sql`erased_at is null` : sql`deactivated_at is null`;

export function orderOf(sort: UserSort): Sql {
  const column = sort.replace('-', '') as UserColumn;
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  // The index of usernames serves both directions; none of them is null.
  if (column === 'username') return sql`${BY_USERNAME} ${direction}`;
  return sql`${COLUMNS[column]} ${direction} nulls last, ${BY_USERNAME}`;
}
