import type { Actor, OwnRecords, Role } from '@araucaria/contracts';

/** Acting users for calls to a service under test. */
export const ADMIN: Actor = { id: 1, username: 'admin', isAdmin: true, isEmployee: false, roles: [] };
export const EMPLOYEE: Actor = {
  id: 2,
  username: 'funcionaria',
  isAdmin: false,
  isEmployee: true,
  roles: [],
};

/** An acting user with roles; `own` as the gateway would find it. */
export const withRoles = (roles: Role[], own: Partial<OwnRecords> = {}, id = 3): Actor => ({
  id,
  username: roles.join('.'),
  isAdmin: false,
  isEmployee: false,
  roles,
  own: { jobIds: [], candidateIds: [], ...own },
});
