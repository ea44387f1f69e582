import { ArrayMaxSize, IsArray, IsBoolean, IsOptional } from 'class-validator';
import { PERMISSIONS, SEARCH_MAX_CHARS, USER_SORTS, type Permission, type UserSort } from './domain/index.js';
import { OptionalPage, OptionalPageLimit, type PagePosition } from './pages.js';
import type { UserView } from './user-accounts.js';
import { EachId, OneOf, OptionalText } from './validation.js';

const USER_GROUPS = ['admin', 'employee'] as const;

const Flag = (): PropertyDecorator => IsBoolean({ message: 'Informe verdadeiro ou falso' });

/** Selects users that match every given condition. Erased users never do. */
export class UserFilter {
  /** @default false */
  @IsOptional() @Flag() includeDeactivated?: boolean;
  /** Absent: all of them. A user can be in both groups. */
  @IsOptional() @OneOf(USER_GROUPS, 'Grupo desconhecido') group?: (typeof USER_GROUPS)[number];
  /** Words of the username, the name, the e-mail and the department, without regard to accents and case. */
  @OptionalText(SEARCH_MAX_CHARS) search?: string;
}

export class ListUsers extends UserFilter {
  /** Empty values come last in both directions. @default 'username' */
  @IsOptional() @OneOf(USER_SORTS, 'Ordenação desconhecida') sort?: UserSort;
  /** @default 1 */
  @OptionalPage() page?: number;
  /** @default 20 */
  @OptionalPageLimit() limit?: number;
}

/** A user in the list of administrators. */
export interface ListedUser extends UserView {
  /** Differs for different fields of an edit. */
  version: string;
  /** When the user last logged in with all factors, ISO 8601, UTC; null: never. */
  lastLoginAt: string | null;
  /** Whether a login of the account needs a confirmed app or a passkey. */
  hasSecondFactor: boolean;
}

export interface UserPage {
  users: ListedUser[];
  pagination: PagePosition;
}

/** The most colleagues of one call. */
export const STAFF_PER_BATCH = 100;

export class ListStaff {
  /** Every account with the deactivated ones, not only active users of the staff. @default false */
  @IsOptional() @Flag() includeDeactivated?: boolean;
  /** Words of the username and the name. */
  @OptionalText(SEARCH_MAX_CHARS) search?: string;
  /** Those with one of these ids. */
  @IsOptional()
  @EachId('Usuário inválido')
  @ArrayMaxSize(100, { message: 'No máximo 100 usuários' })
  @IsArray({ message: 'Informe uma lista de usuários' })
  ids?: number[];
  /** @default 100 */
  @OptionalPageLimit() limit?: number;
}

/** A user as colleagues see them. */
export type StaffMember = Pick<UserView, 'id' | 'username' | 'fullName' | 'roles'>;

export class ByPermission {
  @OneOf(Object.keys(PERMISSIONS), 'Permissão desconhecida') permission!: Permission;
}
