import type { UserView } from '@araucaria/contracts';

/** A user as colleagues see them. */
export type StaffMember = Pick<UserView, 'id' | 'username' | 'fullName' | 'roles'>;

export const toStaffMember = ({ id, username, fullName, roles }: UserView): StaffMember => ({
  id,
  username,
  fullName,
  roles,
});
