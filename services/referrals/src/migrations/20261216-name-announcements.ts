import { Migration } from '@mikro-orm/migrations';

/** Names the times of published notices after what they are. */
export class NameAnnouncements20261216 extends Migration {
  override up(): void {
    this.addSql(`
      alter table bonus_announcement rename column told_at to published_at;
      alter table bonus_digest rename column told_at to published_at;
    `);
  }
}
