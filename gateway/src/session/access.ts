import { SetMetadata } from '@nestjs/common';

export type Access = 'public' | 'logged-in' | 'admin';

export const ACCESS = 'access';

/** Everybody has access, logged in or not. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** Every logged-in user has access. */
export const LoggedIn = () => SetMetadata(ACCESS, 'logged-in' satisfies Access);

/** Only administrators have access. This is also the default; the decorator makes it visible. */
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);
