import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CANDIDATE_STATUS,
  HIRING_STEPS,
  isHired,
  type CandidateChangedDetails,
  type CandidateStatus,
  type ChangedCandidate,
  type ComparedField,
  type HiringStep,
} from '@araucaria/contracts';
import { AppError, BUSINESS_ZONE, currentActor } from '@araucaria/platform';
import type { Candidate } from './candidate.entity.js';

interface LastEntry {
  kind: 'status' | 'hiring-step';
  actorId: number | null;
  changedBy: string | null;
  changedAt: string;
}

const WHEN = new Intl.DateTimeFormat('pt-BR', {
  timeZone: BUSINESS_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `hired` and `contratado` are one state with two spellings. */
export const isSameStatus = (one: CandidateStatus, other: CandidateStatus): boolean =>
  one === other || (isHired(one) && isHired(other));

/** @throws {AppError} `CHANGED_MEANWHILE` where the status no longer is the one that the caller saw */
export async function assertStatus(
  em: EntityManager,
  candidate: Candidate,
  seen: CandidateStatus | undefined,
): Promise<void> {
  if (seen !== undefined && !isSameStatus(seen, candidate.status))
    throw await changedMeanwhile(em, candidate, 'status');
}

/** As {@link assertStatus}, for the step of hiring. @param seen null: none; undefined: not checked */
export async function assertStep(
  em: EntityManager,
  candidate: Candidate,
  seen: HiringStep | null | undefined,
): Promise<void> {
  if (seen !== undefined && seen !== candidate.step)
    throw await changedMeanwhile(em, candidate, 'hiringStep');
}

/** What stands now, and who set it: the error of a call that expected something else. */
export async function changedMeanwhile(
  em: EntityManager,
  candidate: Candidate,
  field?: ComparedField,
): Promise<AppError> {
  const last = (await lastEntries(em, [candidate.id])).get(candidate.id);
  const compared = field ?? (last?.kind === 'hiring-step' ? 'hiringStep' : 'status');
  const details: CandidateChangedDetails = {
    field: compared,
    current: compared === 'status' ? candidate.status : candidate.step,
    changedBy: last?.changedBy ?? null,
    changedAt: last?.changedAt ?? null,
  };
  return new AppError('CHANGED_MEANWHILE', sentence(details, last?.actorId), { ...details });
}

/** The same for a call about many. */
export async function manyChangedMeanwhile(em: EntityManager, candidates: Candidate[]): Promise<AppError> {
  const [first, ...others] = candidates;
  if (!first) throw new Error('no candidate has changed');
  const entries = await lastEntries(
    em,
    candidates.map(({ id }) => id),
  );
  const changed = candidates.map(({ id, firstName, lastName, status }): ChangedCandidate => ({
    candidateId: id,
    name: `${firstName} ${lastName}`,
    current: status,
    changedBy: entries.get(id)?.changedBy ?? null,
    changedAt: entries.get(id)?.changedAt ?? null,
  }));
  const { message, details } = await changedMeanwhile(em, first, 'status');
  const text = others.length
    ? `O status de ${candidates.length} candidatos mudou enquanto você decidia.`
    : `${first.firstName} ${first.lastName}: ${message}`;
  return new AppError('CHANGED_MEANWHILE', text, { ...details, changed });
}

/** The latest change of status or step of each candidate. */
async function lastEntries(em: EntityManager, ids: number[]): Promise<Map<number, LastEntry>> {
  const rows = await em.execute<Array<LastEntry & { candidateId: number }>>(
    `select distinct on (candidate_id) candidate_id as "candidateId", kind, actor_id as "actorId",
       actor_name as "changedBy",
       to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
     from history_entry where candidate_id = any(?::int[]) order by candidate_id, id desc`,
    [`{${ids.join()}}`],
  );
  return new Map(rows.map((row) => [row.candidateId, row]));
}

function sentence(
  { field, current, changedBy, changedAt }: CandidateChangedDetails,
  actorId: number | null | undefined,
): string {
  const label =
    field === 'status'
      ? `o status para “${CANDIDATE_STATUS[current as CandidateStatus]}”`
      : current === null
        ? 'a etapa de contratação para “Não iniciada”'
        : `a etapa de contratação para “${HIRING_STEPS[current as HiringStep].label}”`;
  const when = changedAt ? ` em ${WHEN.format(new Date(changedAt)).replace(', ', ' às ')}` : '';
  if (actorId != null && actorId === currentActor()?.id) return `Você já mudou ${label}${when}.`;
  return `${changedBy ?? 'O sistema'} mudou ${label}${when}.`;
}
