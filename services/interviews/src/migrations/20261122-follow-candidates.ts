import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the last person who changed an interview, and the change of the candidate's status that cancelled it. Replaces values in
 * stored messages by their variables, if they are the values of the interview.
 */
export class FollowCandidates20261122 extends Migration {
  override up(): void {
    this.addSql(`
      alter table interview
        add column changed_by text,
        add column changed_at timestamptz,
        add column cancelled_by_change uuid;
      create index interview_cancelled_by_change on interview (cancelled_by_change)
        where cancelled_by_change is not null;

      update interview set custom_message = replace(replace(custom_message,
          to_char(starts_at at time zone 'America/Sao_Paulo', 'DD/MM/YYYY'), '{{data}}'),
          to_char(starts_at at time zone 'America/Sao_Paulo', 'HH24:MI'), '{{hora}}')
        where status = 'scheduled' and custom_message is not null;
    `);
  }
}
