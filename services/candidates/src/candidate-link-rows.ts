import type { EntityManager } from '@mikro-orm/postgresql';
import type { CandidateLinkKind, CandidateLinkState } from '@araucaria/contracts';
import { isoInstantSql } from '@araucaria/database';

/** A mailed link of a candidate, as stored. */
export interface LinkRow {
  id: string;
  personId: number;
  kind: CandidateLinkKind;
  jobId: number | null;
  tokenHashes: string[];
  expiresAt: string;
  /** The application that the link stored; null: none yet, or erased. */
  candidateId: number | null;
  state: CandidateLinkState;
}

/** The columns of {@link LinkRow} in a statement on `candidate_link l`; the first parameter is the present time. */
export const LINK_COLUMNS = `l.id, l.person_id as "personId", l.kind, l.job_id as "jobId", l.token_hashes as "tokenHashes",
  ${isoInstantSql('l.expires_at')} as "expiresAt", l.candidate_id as "candidateId",
  case when l.outcome is not null then l.outcome when l.expires_at <= ? then 'expired' else 'open' end as state`;

/** When the person has applied to the job of a link, ISO 8601; null: not yet. */
export async function appliedAtOf(em: EntityManager, { personId, jobId }: LinkRow): Promise<string | null> {
  const [row] = await em.execute<Array<{ at: string }>>(
    `select ${isoInstantSql('created_at')} as at from candidate_record
     where person_id = ? and job_id is not distinct from ?::integer`,
    [personId, jobId],
  );
  return row?.at ?? null;
}

/** null: the talent bank, or a title that is not known yet. */
export async function jobTitleOf(em: EntityManager, jobId: number | null): Promise<string | null> {
  if (jobId === null) return null;
  const [job] = await em.execute<Array<{ title: string | null }>>('select title from job_ref where id = ?', [
    jobId,
  ]);
  return job?.title ?? null;
}
