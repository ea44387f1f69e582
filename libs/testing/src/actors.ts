import type { Actor } from '@araucaria/contracts';

/** Acting users for calls to a service under test. */
export const ADMIN: Actor = { id: 1, username: 'admin', isAdmin: true, isEmployee: false };
export const EMPLOYEE: Actor = { id: 2, username: 'funcionaria', isAdmin: false, isEmployee: true };
