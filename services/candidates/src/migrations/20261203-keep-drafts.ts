import { Migration } from '@mikro-orm/migrations';

/**
 * Applications that were sent with a known e-mail, and the links that their persons get by e-mail (decision 043). Deleting a
 * draft, in whatever way, queues its file for deletion.
 */
export class KeepDrafts20261203 extends Migration {
  override up(): void {
    this.addSql(`
      create table application_draft (
        id integer generated always as identity primary key,
        person_id integer not null constraint application_draft_person references person on delete cascade,
        job_id integer check (job_id > 0),
        form jsonb not null,
        resume_key text,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index application_draft_of_person on application_draft (person_id, job_id, id);
      create index application_draft_end on application_draft (expires_at);
      create index application_draft_resume on application_draft (resume_key) where resume_key is not null;

      create function queue_draft_file() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into removed_file (key) values (old.resume_key) on conflict do nothing;
        return null;
      end $$;
      create trigger queue_draft_file after delete on application_draft
        for each row when (old.resume_key is not null) execute function queue_draft_file();

      create table candidate_link (
        id uuid primary key,
        person_id integer not null constraint candidate_link_person references person on delete cascade,
        kind text not null constraint candidate_link_kind check (kind in ('draft', 'area')),
        job_id integer,
        token_hashes text[] not null default '{}',
        created_at timestamptz not null,
        expires_at timestamptz not null,
        closed_at timestamptz,
        outcome text constraint candidate_link_outcome check (outcome in ('used', 'replaced')),
        candidate_id integer
          constraint candidate_link_candidate references candidate_record on delete set null,
        constraint candidate_link_closed check ((closed_at is null) = (outcome is null))
      );
      create index candidate_link_tokens on candidate_link using gin (token_hashes);
      create index candidate_link_of_person on candidate_link (person_id, kind, created_at);
      create index candidate_link_end on candidate_link (expires_at);
      -- The newest link of a person for a job is the only one that works.
      create unique index candidate_link_open on candidate_link (person_id, kind, job_id) nulls not distinct
        where closed_at is null;
    `);
  }
}
