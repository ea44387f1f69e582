import { SetMetadata } from '@nestjs/common';

export type Access = 'public' | 'logged-in' | 'admin';

export const ACCESS = 'access';

/** Everybody, logged in or not. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** Whoever is logged in: employees, administrators, others. */
export const LoggedIn = () => SetMetadata(ACCESS, 'logged-in' satisfies Access);

/** Administrators. It is what holds where nothing is said; said for the reader. */
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);
