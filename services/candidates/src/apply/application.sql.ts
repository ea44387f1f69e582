import { columnNames } from '@araucaria/database';
import { CandidateSchema } from '../records/candidate.entity.js';
import { EducationSchema } from '../records/education.entity.js';
import { ExperienceSchema } from '../records/experience.entity.js';
import { PersonSchema } from '../records/person.entity.js';
import { isJobOpenSql } from '../jobs/open-job.sql.js';

export const CANDIDATE_COLUMNS = columnNames(CandidateSchema, ['id', 'waitingSince']);
export const EXPERIENCE_COLUMNS = columnNames(ExperienceSchema, ['id', 'candidateId', 'personId']);
export const EDUCATION_COLUMNS = columnNames(EducationSchema, ['id', 'candidateId', 'personId']);

const PERSON_COLUMNS = columnNames(PersonSchema, ['id']);
/** Columns of a person that each application has a copy of. */
const COPIED_COLUMNS = columnNames(PersonSchema, [
  'id',
  'consentVersion',
  'consentAt',
  'createdAt',
  'updatedAt',
]);

const list = (columns: ReadonlyMap<string, string>): string => [...columns.values()].join(', ');
const CANDIDATE_VALUES = [...CANDIDATE_COLUMNS]
  .map(([name, column]) => `${COPIED_COLUMNS.has(name) ? 'identified' : 'sent'}.${column}`)
  .join(', ');

/** The row of {@link STORE_APPLICATION}. */
export interface StoredApplication {
  /** null: the job is not open, and nothing was stored. */
  id: number | null;
  /** Whether the copy of the job exists. The other two are null without it. */
  known: boolean;
  removed: boolean | null;
  closed: boolean | null;
}

const ACCEPTS_APPLICATIONS =
  '($1::integer is null or exists (select from job where not removed and not closed))';

/**
 * Stores an application with experiences, education, the first entry of the history and the event, if the job accepts
 * applications: one statement, so that an application costs one round trip and one transaction. The row of the job is
 * locked against its removal; a statement that waited for the lock sees the row as the removal left it.
 *
 * `$1` the job; null: talent bank. `$2` the application with its person, key and hash of its form, `$3` experiences, `$4` education, as
 * JSON by columns. `$5` and `$6` id and name of the actor. `$7` the event without `candidateId`, as JSON by columns; null: none. `$8` the
 * day in the business zone.
 * @param identified selects the person, by the columns that applications copy and `id`; without a row nothing is stored
 */
const storeApplication = (identified: string): string => `
  with job as materialized (
    select is_removed as removed,
      closed_for_removal_at is not null or not ${isJobOpenSql('$8')} as closed
    from job_ref where id = $1::integer for share
  ), identified as (
    ${identified}
  ), added as (
    insert into candidate_record (person_id, ${list(CANDIDATE_COLUMNS)})
    select identified.id, ${CANDIDATE_VALUES}
    from identified, jsonb_populate_record(null::candidate_record, $2::jsonb) as sent
    returning id, person_id, status, created_at
  ), entered as (
    insert into history_entry (candidate_id, kind, to_value, actor_id, actor_name, at)
    select id, 'status', status, $5::integer, $6::text, created_at from added
  ), keyed as (
    insert into application_form (key, candidate_id, sent_at, content_hash)
    select ($2::jsonb ->> 'form_key')::uuid, id, created_at, $2::jsonb ->> 'form_hash' from added
    where $2::jsonb ->> 'form_key' is not null
  ), worked as (
    insert into experience (candidate_id, person_id, ${list(EXPERIENCE_COLUMNS)})
    select added.id, added.person_id, one.* from added,
      (select ${list(EXPERIENCE_COLUMNS)} from jsonb_populate_recordset(null::experience, $3::jsonb)) as one
  ), studied as (
    insert into education (candidate_id, person_id, ${list(EDUCATION_COLUMNS)})
    select added.id, added.person_id, one.* from added,
      (select ${list(EDUCATION_COLUMNS)} from jsonb_populate_recordset(null::education, $4::jsonb)) as one
  ), published as (
    insert into outbox_event (id, name, payload, request_id, traceparent, occurred_at)
    select event.id, event.name, event.payload || jsonb_build_object('candidateId', added.id), event.request_id,
      event.traceparent, event.occurred_at
    from added, jsonb_populate_record(null::outbox_event, $7::jsonb) as event where event.id is not null
  )
  select (select id from added) as id, exists (select from job) as known, (select removed from job) as removed,
    (select closed from job) as closed`;

/** The first application of a person. A known e-mail violates the unique index `person_email`, a known form its primary key. */
export const STORE_APPLICATION = storeApplication(`
    insert into person (${list(PERSON_COLUMNS)})
    select ${list(PERSON_COLUMNS)} from jsonb_populate_record(null::person, $2::jsonb)
    where ${ACCEPTS_APPLICATIONS} returning id, ${list(COPIED_COLUMNS)}`);

/**
 * A further application of the person `$9`, who is locked against erasure. It shows the person's data, not those of `$2`. An
 * application of the person for the same job violates the unique index `candidate_of_person`.
 */
export const STORE_FURTHER_APPLICATION = storeApplication(
  `select * from person where id = $9::integer and ${ACCEPTS_APPLICATIONS} for key share`,
);

/** The application that a form was stored as: `$1` the key. */
export const APPLICATION_OF_FORM = `
  select candidate_id as id, content_hash as hash from application_form where key = $1::uuid`;
