/**
 * The digests of the next persons with alerts, and their events: one statement for a batch, so that a million persons cost
 * some hundred round trips. An alert is found by its index: the four kinds of alerts about a job are looked up by equality.
 * Leaves out jobs that the person has applied to or was notified of in a digest that is still stored, persons
 * whose applications are all in quarantine, and persons who have a digest of the day. Persons are locked against an erasure.
 *
 * `$1` the day. `$2` the jobs, as JSON. `$3` the number of alerts of the batch; 0 finishes the run. `$4` the event without its payload, as JSON
 * by columns. Without a row of the run that is unfinished and unlocked, nothing happens.
 */
export const NEXT_JOB_DIGESTS = `
  with run as materialized (
    select last_person_id from job_digest_run where day = $1::date and finished_at is null for update skip locked
  ), last as materialized (
    select max(next.person_id) as id
    from run cross join lateral (
      select person_id from job_alert where person_id > run.last_person_id order by person_id limit $3::integer) as next
  ), job as (
    select id, department, location
    from jsonb_to_recordset($2::jsonb) as open (id integer, department text, location text)
  ), wanted as materialized (
    select a.person_id, array_agg(distinct job.id order by job.id) as job_ids
    from run, last, job
      cross join lateral (values (department, location), (department, ''), ('', location), ('', '')) as key (department, location)
      join job_alert a on a.department = key.department and a.location = key.location
    where a.person_id > run.last_person_id and a.person_id <= last.id
      and not exists (
        select from candidate_record c where c.person_id = a.person_id and coalesce(c.job_id, 0) = job.id)
      -- An aggregate, which the planner evaluates by index for each alert, whatever the size of the table.
      and not coalesce(
        (select bool_or(job.id = any(d.job_ids)) from job_digest d where d.person_id = a.person_id), false)
    group by a.person_id
  ), locked as materialized (
    select p.id from (select person_id from wanted order by person_id) as w
      cross join lateral (select id from person where id = w.person_id for key share) as p
  ), recipient as (
    select wanted.*, (select max(c.id) from candidate c where c.person_id = wanted.person_id) as candidate_id
    from wanted join locked on locked.id = wanted.person_id
  ), added as (
    insert into job_digest (id, person_id, day, job_ids)
    select gen_random_uuid(), person_id, $1::date, job_ids from recipient where candidate_id is not null
    on conflict (person_id, day) do nothing returning id, person_id
  ), published as (
    insert into outbox_event (id, name, payload, request_id, traceparent, occurred_at)
    select gen_random_uuid(), event.name,
      jsonb_build_object('candidateId', recipient.candidate_id, 'digestId', added.id), event.request_id,
      event.traceparent, event.occurred_at
    from added join recipient using (person_id), jsonb_populate_record(null::outbox_event, $4::jsonb) as event
  ), advanced as (
    update job_digest_run r set last_person_id = coalesce(last.id, r.last_person_id),
      finished_at = case when last.id is null then clock_timestamp() end
    from run, last where r.day = $1::date
  )
  select (select count(*) from added)::int as digests, exists (select from run) as "isOwn",
    (select id is null from last) as "isLast"`;

export interface DigestBatch {
  digests: number;
  /** False: another process works on the run, or it is finished. */
  isOwn: boolean;
  isLast: boolean;
}
