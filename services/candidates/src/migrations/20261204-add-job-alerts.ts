import { Migration } from '@mikro-orm/migrations';

/**
 * Job alerts and their daily digests (decision 048). In an alert the empty text stands for every department, and for every
 * place, so that one index finds the alerts of a job.
 */
export class AddJobAlerts20261204 extends Migration {
  override up(): void {
    this.addSql(`
      create table job_alert (
        id integer generated always as identity primary key,
        person_id integer not null constraint job_alert_person references person on delete cascade,
        department text not null,
        location text not null,
        created_at timestamptz not null
      );
      create unique index job_alert_of_person on job_alert (person_id, department, location);
      create index job_alert_of_jobs on job_alert (department, location, person_id);

      -- Jobs that were opened and are not in a digest yet.
      create table opened_job (
        job_id integer primary key,
        opened_at timestamptz not null
      );

      -- The digests of a day, which are made in batches of persons.
      create table job_digest_run (
        day date primary key,
        job_ids integer[] not null,
        started_at timestamptz not null,
        last_person_id integer not null default 0,
        finished_at timestamptz
      );

      create table job_digest (
        id uuid primary key,
        person_id integer not null constraint job_digest_person references person on delete cascade,
        day date not null,
        job_ids integer[] not null
      );
      create unique index job_digest_of_person on job_digest (person_id, day);
      create index job_digest_day on job_digest (day);

      -- Signs the tokens that end alerts. It is data and no setting: tokens work for ever, also after a restore.
      create table unsubscribe_key (
        id integer primary key check (id = 1),
        key bytea not null
      );
      insert into unsubscribe_key (id, key)
        values (1, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
    `);
  }
}
