import { isPermitted, type Permission } from '@araucaria/contracts/domain';
import { useSession } from './use-session';

/** Whether the current user has the permission, for some records at least. The server decides; this only shows and hides. */
export function usePermission(permission: Permission): boolean {
  const { user } = useSession();
  return user !== null && isPermitted(user, permission);
}
