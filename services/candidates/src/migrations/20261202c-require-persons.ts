import { Migration } from '@mikro-orm/migrations';

/** Third step: a person may have any number of applications, one for each job. */
export class RequirePersons20261202 extends Migration {
  override up(): void {
    this.addSql('drop index candidate_email');
    this.addSql(`
      create or replace view candidate as
        select id, first_name, last_name, email, phone, address, city, state, country, zip, education_level,
          education_course, experience_summary, linkedin_url, portfolio_url, additional_info, cover_letter, job_id,
          score, scored_at, status, referral_code, referrer_name, referrer_email, resume_key, resume_filename,
          resume_content_type, ip_address, created_at, updated_at, approved_date, hire_date, hiring_step, start_date,
          status_decided_at, step_decided_at, consent_version, consent_at, retention_until, name_key, search_text, person_id
        from candidate_record where quarantined_at is null;
    `);
  }
}
