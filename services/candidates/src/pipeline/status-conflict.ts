import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CANDIDATE_STATUS,
  hiringStepLabel,
  isHired,
  type CandidateChangedDetails,
  type CandidateStatus,
  type ChangedCandidate,
  type ComparedField,
  type HiringStep,
} from '@araucaria/contracts';
import { AppError, BUSINESS_ZONE, currentActor } from '@araucaria/platform';
import { isoInstantSql } from '@araucaria/database';
import type { Candidate } from '../records/candidate.entity.js';
import { isNoteSql } from '../records/history-entry.entity.js';

interface LastChange {
  kind: 'status' | 'hiring-step';
  actorId: number | null;
  changedBy: string | null;
  changedAt: string;
}

const DATE_TIME_FORMAT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: BUSINESS_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `hired` and `contratado` are two spellings of one status. */
export const isSameStatus = (one: CandidateStatus, other: CandidateStatus): boolean =>
  one === other || (isHired(one) && isHired(other));

/**
 * @param seen the status that the caller saw; undefined: not checked
 * @throws {AppError} `CHANGED_MEANWHILE` if the status has changed since
 */
export async function assertStatus(
  em: EntityManager,
  candidate: Candidate,
  seen: CandidateStatus | undefined,
): Promise<void> {
  if (seen !== undefined && !isSameStatus(seen, candidate.status))
    throw await conflictError(em, candidate, 'status');
}

/**
 * @param seen the hiring step that the caller saw, null for none; undefined: not checked
 * @throws {AppError} `CHANGED_MEANWHILE` if the step has changed since
 */
export async function assertStep(
  em: EntityManager,
  candidate: Candidate,
  seen: HiringStep | null | undefined,
): Promise<void> {
  if (seen !== undefined && seen !== candidate.step) throw await conflictError(em, candidate, 'hiringStep');
}

/**
 * `CHANGED_MEANWHILE` with the current value, and by whom and when it was set.
 * @param field absent: the one that changed last
 */
export async function conflictError(
  em: EntityManager,
  candidate: Candidate,
  field?: ComparedField,
): Promise<AppError> {
  const last = (await lastChanges(em, [candidate.id])).get(candidate.id);
  const compared = field ?? (last?.kind === 'hiring-step' ? 'hiringStep' : 'status');
  const details: CandidateChangedDetails = {
    field: compared,
    current: compared === 'status' ? candidate.status : candidate.step,
    changedBy: last?.changedBy ?? null,
    changedAt: last?.changedAt ?? null,
  };
  return new AppError('CHANGED_MEANWHILE', messageOf(details, last?.actorId), { ...details });
}

/** `CHANGED_MEANWHILE` of a call for many; the details list each candidate whose status has changed. */
export async function batchConflictError(em: EntityManager, candidates: Candidate[]): Promise<AppError> {
  const [first, ...others] = candidates;
  if (!first) throw new Error('no candidate has changed');
  const changes = await lastChanges(
    em,
    candidates.map(({ id }) => id),
  );
  const changed = candidates.map(({ id, firstName, lastName, status }): ChangedCandidate => ({
    candidateId: id,
    name: `${firstName} ${lastName}`,
    current: status,
    changedBy: changes.get(id)?.changedBy ?? null,
    changedAt: changes.get(id)?.changedAt ?? null,
  }));
  const { message, details } = await conflictError(em, first, 'status');
  const text = others.length
    ? `O status de ${candidates.length} candidatos mudou enquanto você decidia.`
    : `${first.firstName} ${first.lastName}: ${message}`;
  return new AppError('CHANGED_MEANWHILE', text, { ...details, changed });
}

async function lastChanges(em: EntityManager, ids: number[]): Promise<Map<number, LastChange>> {
  const rows = await em.execute<Array<LastChange & { candidateId: number }>>(
    `select distinct on (candidate_id) candidate_id as "candidateId", kind, actor_id as "actorId",
       actor_name as "changedBy",
       ${isoInstantSql('at')} as "changedAt"
     from history_entry e where candidate_id = any(?::int[]) and not ${isNoteSql('e')} order by candidate_id, id desc`,
    [`{${ids.join()}}`],
  );
  return new Map(rows.map((row) => [row.candidateId, row]));
}

function messageOf(
  { field, current, changedBy, changedAt }: CandidateChangedDetails,
  actorId: number | null | undefined,
): string {
  const change =
    field === 'status'
      ? `o status para “${CANDIDATE_STATUS[current as CandidateStatus]}”`
      : `a etapa de contratação para “${hiringStepLabel(current)}”`;
  const at = changedAt ? ` em ${DATE_TIME_FORMAT.format(new Date(changedAt)).replace(', ', ' às ')}` : '';
  if (actorId != null && actorId === currentActor()?.id) return `Você já mudou ${change}${at}.`;
  return `${changedBy ?? 'O sistema'} mudou ${change}${at}.`;
}
