import { Migration } from '@mikro-orm/migrations';

/** Messages to the senders of requests about personal data. */
export class WriteRequesters20261129 extends Migration {
  override up(): void {
    this.addSql(`
      alter table delivery
        add column subject_request_id integer,
        drop constraint delivery_recipient_kind_check,
        add constraint delivery_recipient_kind_check
          check (recipient_kind in ('candidate', 'referrer', 'staff', 'requester')),
        add constraint delivery_requester check (recipient_kind <> 'requester' or subject_request_id is not null);
      create index delivery_subject_request on delivery (subject_request_id) where subject_request_id is not null;
    `);
  }
}
