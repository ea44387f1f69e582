import { Migration } from '@mikro-orm/migrations';

/** Messages to referrers and staff, over several channels, with status reports. */
export class DeliverEverything20261121 extends Migration {
  override up(): void {
    this.addSql(`
      alter table delivery
        add column recipient_kind text not null default 'candidate'
          check (recipient_kind in ('candidate', 'referrer', 'staff')),
        add column referral_application_id integer,
        add column user_id integer,
        add column facts jsonb,
        add column waits_until timestamptz,
        add column resend_of integer references delivery (id) on delete set null,
        add column link text,
        add column delivered_at timestamptz,
        add column read_at timestamptz,
        drop constraint delivery_state_check,
        add constraint delivery_state_check
          check (state in ('pending', 'sent', 'delivered', 'read', 'failed', 'cancelled', 'link')),
        drop constraint delivery_sent_has_time,
        add constraint delivery_sent_has_time
          check ((state in ('sent', 'delivered', 'read')) = (sent_at is not null)),
        add constraint delivery_link_is_there check ((state = 'link') = (link is not null));
      create index delivery_user on delivery (user_id) where user_id is not null;
      create index delivery_resends on delivery (resend_of) where resend_of is not null;
    `);
  }
}
