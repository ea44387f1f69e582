import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesClient,
  DAY_MS,
  DEFAULT_BONUS_CENTS,
  FIRST_BONUS_DAYS,
  SECOND_BONUS_DAYS,
  SYSTEM_JOBS,
  UsersClient,
  addCalendarDays,
  type CandidateView,
} from '@araucaria/contracts';
import { DemoSeeder } from '@araucaria/database';
import { fullNameOf } from '@araucaria/messaging';
import { Clock, businessDayOf } from '@araucaria/platform';
import { splitBonus } from '../records/bonus.js';
import { DEMO_REFERRALS, type DemoReferral } from './demo-referrals.js';

interface DemoPeople {
  /** By e-mail. */
  candidates: Map<string, CandidateView>;
  /** Ids by username. */
  users: Map<string, number>;
}

@Injectable()
export class ReferralsSeed implements OnApplicationBootstrap {
  constructor(
    private readonly demo: DemoSeeder,
    private readonly clock: Clock,
    private readonly candidates: CandidatesClient,
    private readonly users: UsersClient,
  ) {}

  onApplicationBootstrap(): void {
    this.demo.seed({
      table: 'referral',
      isHistory: true,
      prepare: () => this.findPeople(),
      write: async (em, people) => {
        for (const demo of DEMO_REFERRALS) await this.write(em, demo, people);
        await insertLedgerEntries(em);
        await markNoticesAsPublished(em);
      },
    });
  }

  /** @returns undefined until the candidates service has inserted all demo candidates, and the users service their referrers */
  private async findPeople(): Promise<DemoPeople | undefined> {
    const candidates = new Map<string, CandidateView>();
    for (const { email } of DEMO_REFERRALS.flatMap(({ applicants }) => applicants)) {
      const page = await this.candidates.list({ search: email });
      const candidate = page.candidates.find((one) => one.email === email);
      if (!candidate) return undefined;
      candidates.set(email, candidate);
    }
    const users = await this.findUsers();
    return users && { candidates, users };
  }

  private async findUsers(): Promise<Map<string, number> | undefined> {
    const users = new Map<string, number>();
    for (const { referrer } of DEMO_REFERRALS) {
      if (typeof referrer !== 'string' || users.has(referrer)) continue;
      const page = await this.users.list({ search: referrer });
      const user = page.users.find(({ username }) => username === referrer);
      if (!user) return undefined;
      users.set(referrer, user.id);
    }
    return users;
  }

  private async write(
    em: EntityManager,
    demo: DemoReferral,
    { candidates, users }: DemoPeople,
  ): Promise<void> {
    const { code, referrer, daysAgo, clicks, applicants } = demo;
    const visitor = typeof referrer === 'string' ? null : referrer;
    const userId = typeof referrer === 'string' ? users.get(referrer) : null;
    const applications = applicants.map(({ email, paid }) => ({
      candidate: candidates.get(email) as CandidateView,
      paid,
    }));
    const [referral] = await em.execute<Array<{ id: number }>>(
      `insert into referral (code, referrer_id, referrer_name, referrer_email, job_id, clicks, consent_version, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [
        code,
        userId,
        visitor?.name ?? null,
        visitor?.email ?? null,
        (visitor ? null : applications[0]?.candidate.jobId) ?? SYSTEM_JOBS.spontaneousReferral,
        clicks,
        visitor && 'indicacao-2026-11',
        new Date(this.clock.now().getTime() - daysAgo * DAY_MS),
      ],
    );
    for (const { candidate, paid } of applications)
      await insertApplication(em, referral?.id, candidate, paid);
  }
}

async function insertApplication(
  em: EntityManager,
  referralId: number | undefined,
  candidate: CandidateView,
  paid: 0 | 1 | 2,
): Promise<void> {
  const { id, jobId, hireDate, createdAt } = candidate;
  const { firstCents, secondCents } = splitBonus(DEFAULT_BONUS_CENTS);
  const hired = hireDate && businessDayOf(new Date(hireDate));
  const firstDue = hired && addCalendarDays(hired, FIRST_BONUS_DAYS);
  const secondDue = hired && addCalendarDays(hired, SECOND_BONUS_DAYS);
  await em.execute(
    `insert into referral_application (referral_id, candidate_id, candidate_name, job_id, first_bonus_cents, second_bonus_cents,
       hire_date, first_due_on, second_due_on, first_paid_on, second_paid_on, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[referralId, id, fullNameOf(candidate), jobId, firstCents, secondCents, hired, firstDue, secondDue],
      ...[
        firstDue && paid > 0 ? addCalendarDays(firstDue, 1) : null,
        secondDue && paid > 1 ? addCalendarDays(secondDue, 2) : null,
      ],
      createdAt,
    ],
  );
}

/** No notices are published about instalments of the demo data. */
const markNoticesAsPublished = (em: EntityManager) =>
  em.execute(
    `insert into bonus_announcement (application_id, instalment, kind, due_on, published_at)
     select a.id, i.instalment, k.kind, i.due_on, now()
     from referral_application a
       cross join lateral (values (1, a.first_due_on), (2, a.second_due_on)) i(instalment, due_on)
       cross join (values ('due'), ('overdue')) k(kind)
     where i.due_on is not null`,
  );

const insertLedgerEntries = (em: EntityManager) =>
  em.execute(
    `insert into bonus_entry (application_id, kind, instalment, amount_cents, day, at)
     select a.id, e.kind, e.instalment, e.cents, e.day, e.at
     from referral_application a
       cross join lateral (values
         ('registered', null::int, a.first_bonus_cents + a.second_bonus_cents, null::date, a.created_at),
         ('hired', null, a.first_bonus_cents + a.second_bonus_cents, a.hire_date,
           a.hire_date::timestamp at time zone 'America/Sao_Paulo'),
         ('paid', 1, a.first_bonus_cents, a.first_paid_on, a.first_paid_on::timestamp at time zone 'America/Sao_Paulo'),
         ('paid', 2, a.second_bonus_cents, a.second_paid_on, a.second_paid_on::timestamp at time zone 'America/Sao_Paulo'))
         e(kind, instalment, cents, day, at)
     where e.at is not null order by a.id, e.at, e.instalment nulls first`,
  );
