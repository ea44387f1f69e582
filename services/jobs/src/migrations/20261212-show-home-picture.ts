import { Migration } from '@mikro-orm/migrations';

/** The picture of the home page, in the database: its backups, replicas and transactions are those of the texts around it. */
export class ShowHomePicture20261212 extends Migration {
  override up(): void {
    this.addSql(`
      create table home_picture (
        is_only boolean primary key default true constraint home_picture_only check (is_only),
        id text not null,
        alt text not null,
        media_type text not null check (media_type in ('image/jpeg', 'image/webp')),
        small_width integer not null,
        width integer not null,
        height integer not null,
        small bytea not null,
        large bytea not null
      );
    `);
  }
}
