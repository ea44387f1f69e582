import { hasOwnScope, scopesOf, type Permission } from '@araucaria/contracts';
import { currentActor, currentContext, runInContext } from './request-context.js';

/** The records to which the roles of the acting user limit a permission. A record in any of the three is within it. */
export interface RecordScope {
  jobIds: number[];
  candidateIds: number[];
  /** Interviews that name this user as an interviewer; null: none. */
  interviewerId: number | null;
}

/**
 * The records to which the acting user is limited in what needs the permission; undefined: no limit. Queries of a service
 * add it as a condition, before they sort, count and page. The gateway refuses calls without the permission. A user who is
 * limited to own records in anything has no record here without the permission. Visitors, the system itself and users
 * without such a role, who got here by another permission, have no limit.
 */
export function recordScope(permission: Permission): RecordScope | undefined {
  const actor = currentActor();
  if (!actor) return undefined;
  const scopes = scopesOf(actor, permission);
  if (scopes.has('all') || (!scopes.size && !hasOwnScope(actor))) return undefined;
  return {
    jobIds: scopes.has('managed-jobs') ? (actor.own?.jobIds ?? []) : [],
    candidateIds: scopes.has('own-interviews') ? (actor.own?.candidateIds ?? []) : [],
    interviewerId: scopes.has('own-interviews') ? actor.id : null,
  };
}

/**
 * Runs `work` for the acting user without the limits of their roles: for data that a rule needs as a whole, or that
 * another permission or a secret link has opened already. Calls of a service to another one then carry no user.
 */
export function withoutRecordScope<T>(work: () => T): T {
  const { actor, ...context } = currentContext();
  return runInContext(
    { ...context, actor: actor && { ...actor, roles: [], own: undefined }, token: undefined },
    work,
  );
}
