import type { AuditAction } from '@araucaria/contracts/domain';
import type { AuditRow } from './audit-queries';

/** Actions without a user that only the person whom they are about can do, in 'Minha candidatura' or by a mailed link. */
const OWN_ACTIONS: ReadonlySet<string> = new Set<AuditAction>([
  'candidate.job-alerts-changed',
  'candidate.profile-changed',
  'candidate.resume-changed',
  'subject-request.confirmed',
]);

export function actorText({ actorId, actorName, ...entry }: AuditRow): string {
  if (actorName !== null) return actorName;
  if (actorId !== null) return `Usuário ${actorId} (excluído)`;
  return isOwn(entry) ? 'A própria pessoa' : 'Visitante ou sistema';
}

/** Without a member of the staff, a change of status is a withdrawal or its undo, and the reading of a file is a download. */
function isOwn({ action, subject, details }: Pick<AuditRow, 'action' | 'subject' | 'details'>): boolean {
  const has = (name: string, value: string) =>
    details.some((detail) => detail.name === name && detail.value === value);
  if (action === 'candidate.status-changed')
    return has('to', 'declined') || (has('from', 'declined') && has('undone', 'true'));
  if (action === 'resume.opened') return subject === 'resume';
  return OWN_ACTIONS.has(action) || has('own', 'true');
}
