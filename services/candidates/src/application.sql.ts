import { columnNames } from '@araucaria/database';
import { CandidateSchema } from './candidate.entity.js';
import { EducationSchema } from './education.entity.js';
import { ExperienceSchema } from './experience.entity.js';

export const CANDIDATE_COLUMNS = columnNames(CandidateSchema, ['id']);
export const EXPERIENCE_COLUMNS = columnNames(ExperienceSchema, ['id', 'candidateId']);
export const EDUCATION_COLUMNS = columnNames(EducationSchema, ['id', 'candidateId']);

const list = (columns: ReadonlyMap<string, string>): string => [...columns.values()].join(', ');

/** The row of {@link STORE_APPLICATION}. */
export interface StoredApplication {
  /** null: the job is not open, and nothing was stored. */
  id: number | null;
  /** Whether the copy of the job exists. The other two are null without it. */
  known: boolean;
  removed: boolean | null;
  closed: boolean | null;
}

/**
 * Stores a candidate with experiences, education, the first entry of the history and the event, if the job accepts
 * applications: one statement, so that an application costs one round trip and one transaction. The row of the job is
 * locked against its removal; a statement that waited for the lock sees the row as the removal left it.
 *
 * `$1` the job; null: talent bank. `$2` whether the jobs service reports the job as open; otherwise its copy decides.
 * `$3` the candidate, `$4` experiences, `$5` education, as JSON by columns. `$6` and `$7` id and name of the actor.
 * `$8` the event without `candidateId`, as JSON by columns; null: none.
 */
export const STORE_APPLICATION = `
  with job as materialized (
    select removed_at is not null as removed,
      released_at is not null or not ($2::boolean or coalesce(is_active, false)) as closed
    from job_ref where id = $1::integer for share
  ), added as (
    insert into candidate_record (${list(CANDIDATE_COLUMNS)})
    select ${list(CANDIDATE_COLUMNS)} from jsonb_populate_record(null::candidate_record, $3::jsonb)
    where $1::integer is null or exists (select from job where not removed and not closed)
    returning id, status, created_at
  ), entered as (
    insert into history_entry (candidate_id, kind, to_value, actor_id, actor_name, at)
    select id, 'status', status, $6::integer, $7::text, created_at from added
  ), worked as (
    insert into experience (candidate_id, ${list(EXPERIENCE_COLUMNS)})
    select added.id, one.* from added,
      (select ${list(EXPERIENCE_COLUMNS)} from jsonb_populate_recordset(null::experience, $4::jsonb)) as one
  ), studied as (
    insert into education (candidate_id, ${list(EDUCATION_COLUMNS)})
    select added.id, one.* from added,
      (select ${list(EDUCATION_COLUMNS)} from jsonb_populate_recordset(null::education, $5::jsonb)) as one
  ), published as (
    insert into outbox_event (id, name, payload, request_id, traceparent, occurred_at)
    select event.id, event.name, event.payload || jsonb_build_object('candidateId', added.id), event.request_id,
      event.traceparent, event.occurred_at
    from added, jsonb_populate_record(null::outbox_event, $8::jsonb) as event where event.id is not null
  )
  select (select id from added) as id, exists (select from job) as known, (select removed from job) as removed,
    (select closed from job) as closed`;
