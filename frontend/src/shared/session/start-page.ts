import { isPermitted, type Permission, type RoleHolder } from '@araucaria/contracts/domain';

/** The pages that a login leads to; the first one that the user may see is the start page. */
const START_PAGES: ReadonlyArray<readonly [permission: Permission, path: string]> = [
  ['candidates.decide', '/dashboard'],
  ['interviews.read', '/entrevistas'],
  ['bonuses.read', '/pagamentos-bonus'],
  ['privacy.manage', '/privacidade-interna'],
  ['audit.read', '/auditoria'],
];

/** The page for a user who has asked for no other one. The guard of `/dashboard` redirects users without a role. */
export const startPage = (user: RoleHolder): string =>
  START_PAGES.find(([permission]) => isPermitted(user, permission))?.[1] ?? '/dashboard';
