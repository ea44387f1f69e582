import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  PersonEducation,
  PersonExperience,
  TakenEducation,
  TakenExperience,
} from '@araucaria/contracts';
import type { Database } from '@araucaria/database';
import { AppError } from '@araucaria/platform';
import { isoDaySql } from '@araucaria/database';
import { Education } from './education.entity.js';
import { Experience } from './experience.entity.js';

/** Experiences, and courses of education, that a person may have: an application has half of them at most. */
const MAX_RECORDS = 100;

/** Columns of `experience` as `x`. */
export const EXPERIENCE_COLUMNS = `x.id, company, position, ${isoDaySql('x.start_date')} as "startDate",
  ${isoDaySql('end_date')} as "endDate", is_current as "isCurrent", description`;

/** Columns of `education` as `x`. */
export const EDUCATION_COLUMNS = `x.id, institution, degree, ${isoDaySql('x.start_date')} as "startDate",
  ${isoDaySql('end_date')} as "endDate", in_progress as "inProgress", description`;

export const experiencesOf = (database: Database, personId: number): Promise<PersonExperience[]> =>
  database.read<PersonExperience>({
    name: 'area-experiences',
    text: `select ${EXPERIENCE_COLUMNS} from experience x where person_id = $1 order by x.start_date desc, x.id`,
    values: [personId],
  });

export const educationOf = (database: Database, personId: number): Promise<PersonEducation[]> =>
  database.read<PersonEducation>({
    name: 'area-education',
    text: `select ${EDUCATION_COLUMNS} from education x where person_id = $1 order by x.start_date desc, x.id`,
    values: [personId],
  });

interface Taken {
  experiences?: readonly TakenExperience[] | undefined;
  education?: readonly TakenEducation[] | undefined;
}

/**
 * Adds what a person takes from a new résumé, or puts it in place of stored records. What the résumé does not state stays as it
 * is. The person must be locked.
 * @returns the names of the lists that changed
 * @throws {AppError} `NOT_FOUND` for a replaced record that is not the person's; `VALIDATION_FAILED` beyond the limit
 */
export async function takeRecords(
  em: EntityManager,
  personId: number,
  { experiences = [], education = [] }: Taken,
): Promise<string[]> {
  for (const { replaces, ...input } of experiences) {
    const values = Experience.fromInput(input);
    if (replaces === undefined) {
      em.create(Experience, { ...values, personId, candidateId: null });
      continue;
    }
    const stored = (await em.findOne(Experience, { id: replaces, personId })) ?? recordIsGone();
    const endDate = values.isCurrent ? null : (values.endDate ?? stored.endDate);
    em.assign(stored, { ...values, endDate, description: values.description ?? stored.description });
  }
  for (const { replaces, ...input } of education) {
    const values = Education.fromInput(input);
    if (replaces === undefined) {
      em.create(Education, { ...values, personId, candidateId: null });
      continue;
    }
    const stored = (await em.findOne(Education, { id: replaces, personId })) ?? recordIsGone();
    const endDate = values.endDate ?? stored.endDate;
    em.assign(stored, { ...values, endDate, description: values.description ?? stored.description });
  }
  await em.flush();
  const counts = [await em.count(Experience, { personId }), await em.count(Education, { personId })];
  if (Math.max(...counts) > MAX_RECORDS)
    throw AppError.invalid([
      { field: 'experiences', message: `O cadastro tem lugar para ${MAX_RECORDS} itens de cada lista` },
    ]);
  return [...(experiences.length ? ['experiences'] : []), ...(education.length ? ['education'] : [])];
}

function recordIsGone(): never {
  throw new AppError(
    'NOT_FOUND',
    'Um registro do cadastro mudou nesse meio tempo. Confira e tente novamente.',
  );
}
