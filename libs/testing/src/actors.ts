import type { Actor } from '@araucaria/contracts';

export const ADMIN: Actor = { id: 1, username: 'admin', isAdmin: true, isEmployee: false };
export const EMPLOYEE: Actor = { id: 2, username: 'funcionaria', isAdmin: false, isEmployee: true };
