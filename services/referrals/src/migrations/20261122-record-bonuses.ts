import { Migration } from '@mikro-orm/migrations';

/**
 * A record of every bonus, reasons why one may not be paid, erased referrers, and what rules and statuses are
 * compared with.
 */
export class RecordBonuses20261122 extends Migration {
  override up(): void {
    this.addSql(`
      create table bonus_entry (
        id integer generated always as identity primary key,
        application_id integer not null references referral_application on delete cascade,
        kind text not null check (kind in ('registered', 'refused', 'released', 'hired', 'hire-moved',
          'hire-undone', 'suspended', 'resumed', 'paid', 'reversed')),
        instalment smallint check (instalment in (1, 2)),
        -- Negative: a reversal.
        amount_cents integer,
        -- The hire date, or the day of the payment.
        day date,
        reason text,
        -- The payment that the entry reverses; a payment is reversed at most once.
        reverses integer unique references bonus_entry,
        actor_id integer,
        actor_name text,
        request_id text,
        at timestamptz not null,
        constraint bonus_entry_payment check (
          (kind in ('paid', 'reversed')) = (instalment is not null) and
          (instalment is null or amount_cents is not null) and
          (kind = 'reversed') = (reverses is not null))
      );
      create index bonus_entry_of_application on bonus_entry (application_id, id);

      -- Append-only. Cleaning deletes entries with their application, by the cascade of that table (trigger depth 2).
      create function bonus_entry_is_final() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
        raise exception 'bonus_entry is append-only' using errcode = 'restrict_violation';
      end $$;
      create trigger bonus_entry_is_final before update or delete on bonus_entry
        for each row execute function bonus_entry_is_final();

      insert into bonus_entry (application_id, kind, amount_cents, at)
      select id, 'registered', first_bonus_cents + second_bonus_cents, created_at from referral_application;
      insert into bonus_entry (application_id, kind, amount_cents, day, reason, at)
      select id, 'hired', first_bonus_cents + second_bonus_cents, hire_date,
        'Registrada antes de existir o histórico do bônus', hire_date at time zone 'America/Sao_Paulo'
      from referral_application where hire_date is not null;
      insert into bonus_entry (application_id, kind, instalment, amount_cents, day, reason, at)
      select a.id, 'paid', i.instalment, i.cents, i.paid_on, 'Registrado antes de existir o histórico do bônus',
        i.paid_on at time zone 'America/Sao_Paulo'
      from referral_application a
        cross join lateral (values (1, a.first_bonus_cents, a.first_paid_on), (2, a.second_bonus_cents, a.second_paid_on))
          i(instalment, cents, paid_on)
      where i.paid_on is not null order by a.id, i.instalment;
    `);
    this.addSql(`
      alter table referral_application
        add column suspension text check (suspension in ('candidate_rejected', 'hire_undone')),
        add column suspended_at timestamptz,
        add column self_referral_at timestamptz,
        -- An administrator accepted the bonus of the self-referral.
        add column released_at timestamptz,
        add column referrer_erased_at timestamptz,
        add constraint referral_application_suspended check ((suspension is null) = (suspended_at is null)),
        add constraint referral_application_released check (released_at is null or self_referral_at is not null);

      alter table referral
        add column erased_at timestamptz,
        drop constraint referral_by_somebody,
        add constraint referral_by_someone check (
          case when referrer_id is not null or erased_at is not null
               then referrer_name is null and referrer_email is null
               else referrer_name is not null and referrer_email is not null end);
      create index referral_referrer_email on referral (lower(referrer_email)) where referrer_email is not null;

      -- The newest status, and whether the candidate was ever hired.
      alter table candidate_ref
        add column status text,
        add column status_as_of timestamptz,
        add column was_hired boolean not null default false;
      update candidate_ref set was_hired = true where hired_on is not null;
      -- Candidates with a registered hire were hired.
      insert into candidate_ref (candidate_id, was_hired)
      select candidate_id, true from referral_application where hire_date is not null and candidate_erased_at is null
      on conflict (candidate_id) do update set was_hired = true;

      -- Null: stored before this column existed; the title is read from the jobs service. Reserved jobs have no events.
      alter table job_ref add column title text;
      update job_ref set title = '' where id in (1, 5);
      -- Words of the level in lower case and without accents, each between two spaces. Null: any title.
      alter table bonus_rule add column level_key text;
      update bonus_rule set level_key =
        ' ' || trim(regexp_replace(lower(public.unaccent(job_level)), '[^a-z0-9]+', ' ', 'g')) || ' '
      where trim(job_level) <> '';
    `);
  }
}
