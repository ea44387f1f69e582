/**
 * What a candidate counts as: the columns of `candidate_count_change`. Days are those of the business zone, the job 0 is the
 * talent bank, and '' is no hiring step. Blocks of 1,024 ids and the first letters of names divide the sort orders.
 */
const COUNTED_AS = `
  (created_at at time zone 'America/Sao_Paulo')::date as day, coalesce(job_id, 0) as job_id, status,
  coalesce(hiring_step, '') as hiring_step, score, id >> 10 as id_block, left(name_key, 8) as name_start`;

const CHANGE_COLUMNS = 'day, job_id, status, hiring_step, score, id_block, name_start';

/** One trigger function for each event, because PostgreSQL gives each event other transition tables. */
const trigger = (event: string, tables: string, changes: string): string => `
  create function count_${event}_candidates() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into candidate_count_change (${CHANGE_COLUMNS}, candidates)
    select ${CHANGE_COLUMNS}, sum(change) from (${changes}) changed
    group by ${CHANGE_COLUMNS} having sum(change) <> 0;
    return null;
  end $$;
  create trigger count_${event} after ${event} on candidate_record
    referencing ${tables} for each statement execute function count_${event}_candidates();`;

const ADDED = `select ${COUNTED_AS}, 1 as change from new_rows where quarantined_at is null`;
const REMOVED = `select ${COUNTED_AS}, -1 as change from old_rows where quarantined_at is null`;

/**
 * Counters of the candidates outside quarantine. Each statement that changes candidates appends its changes in its own
 * transaction and locks no counter; `FOLD_CHANGES` adds them to the counters later. A reader adds up both.
 */
export const CREATE_CANDIDATE_COUNTS = `
  create table candidate_count_change (
    day date not null,
    job_id integer not null,
    status text not null,
    hiring_step text not null,
    score integer not null,
    id_block integer not null,
    name_start text collate "C" not null,
    candidates integer not null
  );

  -- A column by which a kind does not divide is null.
  create table candidate_count (
    kind text not null constraint candidate_count_kind check (kind in (
      'status', 'job', 'day', 'day-status', 'job-day')),
    job_id integer,
    day date,
    status text,
    hiring_step text,
    candidates integer not null
  );
  create unique index candidate_count_key on candidate_count (kind, job_id, day, status, hiring_step)
    include (candidates) nulls not distinct;

  -- Along the orders by score and by name: how many candidates a group of ranges holds, and each of its ranges.
  create table candidate_range (
    sort text not null constraint candidate_range_sort check (
      sort in ('score-group', 'score', 'name-group', 'name')),
    range_group text collate "C" not null,
    range_start text collate "C" not null,
    candidates integer not null,
    primary key (sort, range_group, range_start)
  );
  ${trigger('insert', 'new table as new_rows', ADDED)}
  ${trigger('delete', 'old table as old_rows', REMOVED)}
  ${trigger('update', 'old table as old_rows new table as new_rows', `${ADDED} union all ${REMOVED}`)}`;

/** Kind and columns of `candidate_count` for the rows of a table of changes; `having` and further tables may follow. */
const groupCounts = (changes: string): string => `
  select case when grouping(day, job_id) = 0 then 'job-day' when grouping(day, status) = 0 then 'day-status'
      when grouping(day) = 0 then 'day' when grouping(job_id) = 0 then 'job' else 'status' end as kind,
    job_id, day, status, hiring_step, sum(candidates) as candidates
  from ${changes}
  group by grouping sets (
    (status, hiring_step), (job_id, status, hiring_step), (day), (day, status), (job_id, day, status))`;

/** The ranges that hold a candidate with the columns of a change, as rows of `range`. */
export const RANGES_OF_CHANGE = `cross join lateral (values
    ('score-group', lpad(score::text, 3, '0'), ''),
    ('score', lpad(score::text, 3, '0'), lpad(id_block::text, 7, '0')),
    ('name-group', left(name_start, 2), ''),
    ('name', left(name_start, 2), name_start)) range (sort, range_group, range_start)`;

const groupRanges = (changes: string): string => `
  select case when grouping(score) = 0 then 'score' else 'name' end
      || case when grouping(id_block) + grouping(name_start) = 2 then '-group' else '' end as sort,
    case when grouping(score) = 0 then lpad(score::text, 3, '0') else name_group end as range_group,
    case when grouping(id_block) = 0 then lpad(id_block::text, 7, '0')
      when grouping(name_start) = 0 then name_start else '' end as range_start,
    sum(candidates) as candidates
  from (select *, left(name_start, 2) as name_group from ${changes}) grouped
  group by grouping sets ((score), (score, id_block), (name_group), (name_group, name_start))`;

const addCounts = (source: string): string => `
  insert into candidate_count as stored (kind, job_id, day, status, hiring_step, candidates)
  select kind, job_id, day, status, hiring_step, sum(candidates) from (${source}) counted
  group by kind, job_id, day, status, hiring_step having sum(candidates) <> 0
  on conflict (kind, job_id, day, status, hiring_step)
    do update set candidates = stored.candidates + excluded.candidates`;

const addRanges = (source: string): string => `
  insert into candidate_range as stored (sort, range_group, range_start, candidates)
  select sort, range_group, range_start, sum(candidates) from (${source}) counted
  group by sort, range_group, range_start having sum(candidates) <> 0
  on conflict (sort, range_group, range_start) do update set candidates = stored.candidates + excluded.candidates`;

/** Adds all committed changes to the counters, and removes them. One statement, so that every reader sees both or neither. */
export const FOLD_CHANGES = `
  with folded as (delete from candidate_count_change returning *),
    counts as (${addCounts(groupCounts('folded'))}),
    ranges as (${addRanges(groupRanges('folded'))})
  select count(*)::int as folded from folded`;

/** Lets the next statement group a million candidates in memory: 6 s instead of 17. Ends with the transaction. */
export const COUNTING_MEMORY = `set local work_mem = '64MB'`;

/**
 * Adds what the counters lack to equal the candidates, and returns in how many places they differed. One statement, so
 * that candidates, changes and counters are of one snapshot, whatever other transactions do meanwhile.
 */
export const CORRECT_COUNTS = `
  with counted as (
      select ${COUNTED_AS}, 1 as candidates from candidate_record where quarantined_at is null
      union all
      select ${CHANGE_COLUMNS}, -candidates from candidate_count_change),
    counts as (${addCounts(`${groupCounts('counted')}
      union all select kind, job_id, day, status, hiring_step, -candidates from candidate_count`)} returning 1),
    ranges as (${addRanges(`${groupRanges('counted')}
      union all select sort, range_group, range_start, -candidates from candidate_range`)} returning 1)
  select (select count(*) from counts)::int + (select count(*) from ranges)::int as corrected`;
