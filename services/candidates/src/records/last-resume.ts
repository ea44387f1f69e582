import { isoInstantSql } from '@araucaria/database';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Application, LastResume } from '@araucaria/contracts';

/** The file that the person confirmed in the candidate's area, or that of a later application. `?`: the person, twice. */
const LAST_RESUME = `
  select key, coalesce(filename, 'curriculo.pdf') as filename,
    ${isoInstantSql('at')} as at
  from (
    select resume_key as key, resume_filename as filename, created_at as at from candidate_record
      where person_id = ? and resume_key is not null
    union all
    select resume_key, filename, confirmed_at from person_resume where person_id = ? and confirmed_at is not null
  ) as resume
  order by resume.at desc limit 1`;

export async function lastResumeOf(em: EntityManager, personId: number): Promise<LastResume | undefined> {
  const [resume] = await em.execute<LastResume[]>(LAST_RESUME, [personId, personId]);
  return resume;
}

/** The fields of a further application that name the last file. Files may be shared by applications; one is deleted with the last of them. */
export async function lastResumeFields(
  em: EntityManager,
  personId: number,
): Promise<Pick<Application, 'resumeKey' | 'resumeFilename'>> {
  const resume = await lastResumeOf(em, personId);
  return resume ? { resumeKey: resume.key, resumeFilename: resume.filename } : {};
}
