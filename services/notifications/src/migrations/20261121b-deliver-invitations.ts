import { Migration } from '@mikro-orm/migrations';

export class DeliverInvitations20261121 extends Migration {
  override up(): void {
    this.addSql('alter table delivery add column interview_revision integer');
  }
}
