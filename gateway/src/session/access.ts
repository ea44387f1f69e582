import { SetMetadata } from '@nestjs/common';

export type Access = 'public' | 'enrolling' | 'logged-in' | 'admin';

export const ACCESS = 'access';

/** Everybody has access, logged in or not. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/**
 * Every logged-in user has access, also one who must enrol a second factor before anything else. For REST calls only: the
 * fields of one GraphQL document share the acting user.
 */
export const WhileEnrolling = () => SetMetadata(ACCESS, 'enrolling' satisfies Access);

/** Every logged-in user has access. */
export const LoggedIn = () => SetMetadata(ACCESS, 'logged-in' satisfies Access);

/** Only administrators have access. This is also the default; the decorator makes it visible. */
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);
