import { SetMetadata } from '@nestjs/common';
import { PERMISSIONS, type Permission } from '@araucaria/contracts';

/**
 * Who has access: everybody, candidates in 'Minha candidatura', logged-in users, administrators only, or those who have the
 * permission.
 */
export type Access = 'public' | 'candidate' | 'enrolling' | 'logged-in' | 'admin' | Permission;

export const ACCESS = 'access';

export const isPermission = (access: Access): access is Permission => access in PERMISSIONS;

export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/**
 * Every logged-in user has access, also one who must enrol a second factor before anything else. For REST calls only: the
 * fields of one GraphQL document share the acting user.
 */
export const WhileEnrolling = () => SetMetadata(ACCESS, 'enrolling' satisfies Access);

/** Candidates with a session of 'Minha candidatura' have access; users do not. For REST calls only. */
export const ForCandidates = () => SetMetadata(ACCESS, 'candidate' satisfies Access);

export const LoggedIn = () => SetMetadata(ACCESS, 'logged-in' satisfies Access);

/** Those have access whose roles include the permission, and administrators (`ROLE_PERMISSIONS`). */
export const Requires = (permission: Permission) => SetMetadata(ACCESS, permission satisfies Access);
