import type { StaffMember, UserView } from '@araucaria/contracts';

export const toStaffMember = ({ id, username, fullName, roles }: UserView): StaffMember => ({
  id,
  username,
  fullName,
  roles,
});
