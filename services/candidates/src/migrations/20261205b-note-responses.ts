import { Migration } from '@mikro-orm/migrations';

/**
 * Since when a candidate waits for a response; null: for nothing. The view and the index have the same expression, so that the
 * index serves conditions on the column of the view.
 */
const WAITING_SINCE = `
  case when status in ('hired', 'contratado', 'declined') then null
    when status = 'rejected' and rejection_sent_at >= coalesce(status_decided_at, '-infinity') then null
    else greatest(created_at, responded_at) end`;

/**
 * Responses to candidates (decision 044). Columns, view and tables first; the release before runs on them without knowing them.
 * Then the responses of before, 5,000 candidates to a transaction: a message was sent for each interview, approval and step of
 * hiring. Whether earlier rejections were announced is not known in this schema; they count as announced. A run that was
 * interrupted continues: every statement may be repeated.
 */
export class NoteResponses20261205 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`
      alter table candidate_record
        add column if not exists responded_at timestamptz,
        add column if not exists rejection_sent_at timestamptz`);
    this.addSql(`
      create or replace view candidate as
        select id, first_name, last_name, email, phone, address, city, state, country, zip, education_level,
          education_course, experience_summary, linkedin_url, portfolio_url, additional_info, cover_letter, job_id,
          score, scored_at, status, referral_code, referrer_name, referrer_email, resume_key, resume_filename,
          resume_content_type, ip_address, created_at, updated_at, approved_date, hire_date, hiring_step, start_date,
          status_decided_at, step_decided_at, consent_version, consent_at, retention_until, name_key, search_text, person_id,
          ${WAITING_SINCE} as waiting_since
        from candidate_record where quarantined_at is null`);
    this.addSql(`
      create table if not exists unanswered_closing (
        job_id integer primary key,
        candidates integer not null,
        actor_id integer,
        actor_name text,
        at timestamptz not null
      )`);
    this.addSql(`
      do $$
      declare
        first_id integer := 0;
        last_id integer;
      begin
        loop
          select max(id) into last_id from (
            select id from candidate_record where id > first_id order by id limit 5000) batch;
          exit when last_id is null;
          update candidate_record c set
            responded_at = greatest(c.responded_at, sent.at),
            rejection_sent_at = case when c.status = 'rejected'
              then greatest(c.rejection_sent_at, c.status_decided_at, c.updated_at) end
          from candidate_record own left join lateral (
            select max(h.at) as at from history_entry h where h.candidate_id = own.id and h.undoes is null
              and (h.kind = 'hiring-step' or h.to_value in ('interview', 'interviewing', 'approved'))) sent on true
          where c.id = own.id and own.id > first_id and own.id <= last_id
            and (sent.at is not null or own.status = 'rejected');
          commit;
          first_id := last_id;
        end loop;
      end $$`);
    this.addSql(`
      create index if not exists candidate_waiting on candidate_record ((${WAITING_SINCE}), id)
        where quarantined_at is null and (${WAITING_SINCE}) is not null`);
    // Without statistics about the expression of the index, the first lists would read the whole table.
    this.addSql('analyze candidate_record');
  }
}
