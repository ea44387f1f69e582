import { ADMINISTRATION } from './administration-roles.js';
import { RECRUITING } from './recruiting-roles.js';
import type { RoleMatrix } from './who.js';

export type { Who } from './who.js';

export const REST: RoleMatrix['rest'] = { ...RECRUITING.rest, ...ADMINISTRATION.rest };
export const GRAPHQL: RoleMatrix['graphql'] = { ...RECRUITING.graphql, ...ADMINISTRATION.graphql };
