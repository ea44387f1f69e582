import { isoDaySql, isoInstantSql } from '@araucaria/database';

/** Columns of `JobView`, named and formatted by PostgreSQL: the list is read too often to build entities. */
export const JOB_COLUMNS = `
  id, title, department, location, type, description, requirements, benefits, selection_steps as "selectionSteps",
  salary_min as "salaryMin", salary_max as "salaryMax", is_active as "isActive", ${isoDaySql('closes_on')} as "closesOn",
  is_system as "isSystem", version, ${isoInstantSql('created_at')} as "createdAt"`;

/**
 * The public list, newest first; $1: closed ones too, $2: of these only the ones that this user manages (null: all), $3: the day, by which
 * jobs with an earlier closing day are closed.
 */
export const JOB_LIST_SQL = `
  select ${JOB_COLUMNS} from job where not is_system and (is_active and (closes_on is null or closes_on >= $3::date) or $1 and ($2::int is null
    or exists (select 1 from job_manager m where m.job_id = job.id and m.user_id = $2)))
  order by created_at desc, id desc`;

/** Departments and places of jobs that are open, or were: a job that was never open has no edit that opened or closed it. */
export const JOB_ALERT_CHOICES_SQL = `
  with known as (
    select department, location from job where not is_system and (is_active or exists (
      select from job_change c where c.job_id = job.id and 'isActive' = any(c.fields))))
  select (select coalesce(array_agg(distinct department order by department), '{}') from known) as departments,
    (select coalesce(array_agg(distinct location order by location), '{}') from known) as locations`;
