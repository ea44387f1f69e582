import { Migration } from '@mikro-orm/migrations';

/** The users who manage a job. Jobs of earlier releases have none. */
export class NameManagers20261126 extends Migration {
  override up(): void {
    this.addSql(`
      create table job_manager (
        job_id integer not null references job (id) on delete cascade,
        user_id integer not null,
        primary key (job_id, user_id)
      );
      create index job_manager_user on job_manager (user_id);
    `);
  }
}
