import type { EntityManager } from '@mikro-orm/postgresql';
import type { CandidateLinkKind, CandidateLinkState, EarlierApplication } from '@araucaria/contracts';
import { MailedLinks, isoInstantSql, linkStateSql } from '@araucaria/database';

export const LINKS = new MailedLinks('candidate_link', 'person_id');

export interface LinkRow {
  id: string;
  personId: number;
  kind: CandidateLinkKind;
  jobId: number | null;
  expiresAt: string;
  /** The draft that the e-mail was requested for; null: none, or it was deleted. */
  draftId: number | null;
  /** The application that the link stored; null: none yet, or erased. */
  candidateId: number | null;
  state: CandidateLinkState;
}

/** The columns of {@link LinkRow} in a statement on `candidate_link l`; the first parameter is the present time. */
export const LINK_COLUMNS = `l.id, l.person_id as "personId", l.kind, l.job_id as "jobId",
  ${isoInstantSql('l.expires_at')} as "expiresAt", l.candidate_id as "candidateId", l.draft_id as "draftId",
  ${linkStateSql('?')} as state`;

interface AppliedBefore {
  /** When the person applied to the job of the link, ISO 8601; null: not yet, or the application was withdrawn. */
  appliedAt: string | null;
  earlier: EarlierApplication | null;
}

/** The application of the person to the job of a link. Tells nothing of a rejection that no e-mail has announced. */
export async function appliedBefore(em: EntityManager, { personId, jobId }: LinkRow): Promise<AppliedBefore> {
  const [row] = await em.execute<Array<{ appliedAt: string; earlier: EarlierApplication }>>(
    `select ${isoInstantSql('created_at')} as "appliedAt", case when status = 'declined' then 'withdrawn'
       when status = 'rejected' and waiting_since is null then 'ended' else 'open' end as earlier
     from candidate where person_id = ? and job_id is not distinct from ?::integer`,
    [personId, jobId],
  );
  if (!row) return { appliedAt: null, earlier: null };
  return row.earlier === 'withdrawn' ? { appliedAt: null, earlier: 'withdrawn' } : row;
}

/** null: the talent bank, or a title that is not known yet. */
export async function jobTitleOf(em: EntityManager, jobId: number | null): Promise<string | null> {
  if (jobId === null) return null;
  const [job] = await em.execute<Array<{ title: string | null }>>('select title from job_ref where id = ?', [
    jobId,
  ]);
  return job?.title ?? null;
}
