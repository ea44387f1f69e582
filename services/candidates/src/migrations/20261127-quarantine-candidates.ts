import { Migration } from '@mikro-orm/migrations';

/**
 * Quarantine and legal holds. The table becomes `candidate_record`. `candidate` is a view of those that are not in
 * quarantine, so that no statement of the service reads the others by mistake.
 */
export class QuarantineCandidates20261127 extends Migration {
  override up(): void {
    this.addSql(`
      alter table candidate rename to candidate_record;
      alter table candidate_record
        add column quarantined_at timestamptz,
        add column quarantine_kind text,
        add column restored_at timestamptz,
        add constraint candidate_quarantine check ((quarantined_at is null) = (quarantine_kind is null));
      create index candidate_quarantined on candidate_record (quarantined_at) where quarantined_at is not null;

      -- Partial like the view, so that counts and lists of it need the index only.
      drop index candidate_newest, candidate_by_score, candidate_by_name, candidate_of_status, candidate_of_job;
      create index candidate_newest on candidate_record (created_at, id) where quarantined_at is null;
      create index candidate_by_score on candidate_record (score, id) where quarantined_at is null;
      create index candidate_by_name on candidate_record (name_key, id) where quarantined_at is null;
      create index candidate_of_status on candidate_record (status, created_at, id) where quarantined_at is null;
      create index candidate_of_job on candidate_record (job_id, created_at, id) where quarantined_at is null;

      create view candidate as
        select id, first_name, last_name, email, phone, address, city, state, country, zip, education_level,
          education_course, experience_summary, linkedin_url, portfolio_url, additional_info, cover_letter, job_id,
          score, scored_at, status, referral_code, referrer_name, referrer_email, resume_key, resume_filename,
          resume_content_type, ip_address, created_at, updated_at, approved_date, hire_date, hiring_step, start_date,
          status_decided_at, step_decided_at, consent_version, consent_at, retention_until, name_key, search_text
        from candidate_record where quarantined_at is null;

      create table legal_hold (
        candidate_id integer primary key
          constraint legal_hold_candidate references candidate_record on delete cascade,
        reason text not null,
        placed_by integer,
        placed_at timestamptz not null,
        until date
      );

      alter table job_ref add column closed_at timestamptz;
      update job_ref set closed_at = coalesce(told_at, now()) where not is_active;
    `);
  }
}
