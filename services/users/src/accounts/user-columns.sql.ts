import { isoInstantSql } from '@araucaria/database';
import { HAS_SECOND_FACTOR } from './second-factors.js';

/** Columns of `UserView`, named by PostgreSQL; the hash is never among them. */
export const USER_COLUMNS = `id, username, full_name as "fullName", department, email,
  is_admin as "isAdmin", is_employee as "isEmployee", roles, deactivated_at is null as active,
  invited_at is not null as invited`;

/** Columns of `ListedUser` without its version. */
export const LISTED_USER_COLUMNS = `${USER_COLUMNS}, ${isoInstantSql('last_login_at')} as "lastLoginAt",
  ${HAS_SECOND_FACTOR} as "hasSecondFactor"`;
