import type { Permission } from '@araucaria/contracts/domain';

/** 'Meu dia' shows something to users with one of these. */
export const MY_DAY_PERMISSIONS: readonly Permission[] = [
  'candidates.read',
  'interviews.read',
  'bonuses.read',
];
