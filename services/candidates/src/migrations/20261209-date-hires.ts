import { Migration } from '@mikro-orm/migrations';

/**
 * When the hire date was registered for the bonus of the referrer, so that the newest of several dates stays, in whatever order
 * their events arrive. The view of candidates does not show it.
 */
export class DateHires20261209 extends Migration {
  override up(): void {
    this.addSql('alter table candidate_record add column hire_dated_at timestamptz');
  }
}
