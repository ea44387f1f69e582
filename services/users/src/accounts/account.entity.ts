import { defineEntity, p } from '@mikro-orm/core';
import { erasedUsername, usernameKey, type Role, type UpdateUser, type UserView } from '@araucaria/contracts';
import { versionOf } from '@araucaria/platform';

const schema = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.integer().primary(),
    username: p.text(),
    /** See {@link usernameKey}; unique. */
    usernameKey: p.text(),
    /** null: the user is invited, or logs in by single sign-on. */
    passwordHash: p.text().nullable(),
    fullName: p.text().nullable(),
    email: p.text().nullable(),
    department: p.text().nullable(),
    isAdmin: p.boolean().default(false),
    isEmployee: p.boolean().default(false),
    /** Sorted, each at most once. */
    roles: p.array().$type<Role[]>(),
    createdAt: p.datetime(),
    /** First log-in; from then on other services may refer to this user. */
    usedAt: p.datetime().nullable(),
    /** Until when the account may be used without a second factor; null: it needs none. */
    factorDueAt: p.datetime().nullable(),
    /** See `LoginsService`, which alone sets it. */
    lastLoginAt: p.datetime().nullable(),
    /** When the first password was asked for by e-mail; null once it is set. */
    invitedAt: p.datetime().nullable(),
    deactivatedAt: p.datetime().nullable(),
    /** When personal data was erased on request; the account is never active again. */
    erasedAt: p.datetime().nullable(),
  },
});

/** A person who can log in. */
export class Account extends schema.class {
  /** Sets the given fields; absent ones stay, null ones are cleared. */
  edit(input: Omit<UpdateUser, 'id'>): void {
    if (input.username != null) {
      this.username = input.username;
      this.usernameKey = usernameKey(input.username);
    }
    if (input.fullName !== undefined) this.fullName = input.fullName;
    if (input.email !== undefined) this.email = input.email;
    if (input.department !== undefined) this.department = input.department;
    this.isAdmin = input.isAdmin ?? this.isAdmin;
    this.isEmployee = input.isEmployee ?? this.isEmployee;
    if (input.roles) this.roles = sortedRoles(input.roles);
  }

  /** Removes the personal data and deactivates the account. */
  erase(now: Date): void {
    this.username = erasedUsername(this.id);
    this.usernameKey = this.username;
    this.fullName = null;
    this.email = null;
    this.department = null;
    this.isAdmin = false;
    this.isEmployee = false;
    this.roles = [];
    this.lastLoginAt = null;
    this.deactivatedAt ??= now;
    this.erasedAt = now;
  }

  setPassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.invitedAt = null;
  }

  toView(): UserView {
    return {
      id: this.id,
      username: this.username,
      fullName: this.fullName ?? null,
      department: this.department ?? null,
      email: this.email ?? null,
      isAdmin: this.isAdmin,
      isEmployee: this.isEmployee,
      roles: this.roles,
      active: !this.deactivatedAt,
      invited: Boolean(this.invitedAt),
    };
  }
}
schema.setClass(Account);

/** Differs for different fields of an edit. */
export const userVersion = (user: UserView): string =>
  versionOf([
    ...[user.username, user.fullName, user.department, user.email],
    ...[user.isAdmin, user.isEmployee, user.roles],
  ]);

/** The stored form of roles: the same roles are always the same array. */
export const sortedRoles = (roles: readonly Role[] = []): Role[] => [...new Set(roles)].sort();
