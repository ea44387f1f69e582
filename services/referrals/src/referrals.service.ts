import { Injectable } from '@nestjs/common';
import {
  SYSTEM_JOBS,
  type CreateAnonymousReferral,
  type CreateReferral,
  type ListReferrals,
  type ReferralPage,
  type ReferralView,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Clock, currentActor } from '@araucaria/platform';
import { addDays, readDay, startOfDay } from './calendar.js';
import { JobRefs } from './job-refs.service.js';
import { ReferralCodes } from './referral-codes.js';

const PAGE = 20;
/** Draws of a code until one is free; five taken in a row mean that something else is wrong. */
const DRAWS = 5;

/** Columns of {@link ReferralView}, named and formatted by PostgreSQL. */
const VIEW = `
  id, code, referrer_id as "referrerId", referrer_name as "referrerName", referrer_email as "referrerEmail",
  job_id as "jobId", clicks, active,
  to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;

@Injectable()
export class ReferralsService {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobRefs,
    private readonly codes: ReferralCodes,
    private readonly clock: Clock,
  ) {}

  async create({ jobId }: CreateReferral): Promise<ReferralView> {
    const referrerId = actorId();
    await this.jobs.assertOpen(jobId);
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const [referral] = await this.database.rows<ReferralView>(
        `insert into referral (code, referrer_id, job_id, created_at) values ($1, $2, $3, $4)
         on conflict (code) do nothing returning ${VIEW}`,
        [this.codes.draw(), referrerId, jobId, this.clock.now()],
      );
      if (referral) return referral;
    }
    throw new AppError('REFERRAL_CODE_TAKEN');
  }

  /** The browser tries again until it hears an answer, so the same code for the same address is the same referral. */
  async createAnonymous(input: CreateAnonymousReferral): Promise<{ id: number; code: string }> {
    const { code, referrerName, referrerEmail } = input;
    const jobId = input.jobId ?? SYSTEM_JOBS.spontaneousReferral;
    const again = await this.takenBy(code, referrerEmail);
    if (again) return again;
    await this.jobs.assertOpen(jobId);
    const [created] = await this.database.rows<{ id: number; code: string }>(
      `insert into referral (code, referrer_name, referrer_email, job_id, consent_version, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (code) do nothing returning id, code`,
      [code, referrerName, referrerEmail, jobId, input.consentVersion ?? null, this.clock.now()],
    );
    const referral = created ?? (await this.takenBy(code, referrerEmail));
    if (!referral) throw new AppError('REFERRAL_CODE_TAKEN');
    return referral;
  }

  async byCode(code: string): Promise<ReferralView> {
    const [referral] = await this.database.prepared<ReferralView>(
      'referral-by-code',
      `select ${VIEW} from referral where code = $1 and active and (expires_at is null or expires_at > $2)`,
      [code, this.clock.now()],
    );
    if (!referral) throw new AppError('NOT_FOUND', 'Código de indicação inválido ou expirado.');
    return referral;
  }

  byIds(ids: number[]): Promise<ReferralView[]> {
    const sql = `select ${VIEW} from referral where id = any($1)`;
    return this.database.prepared<ReferralView>('referrals-by-id', sql, [ids]);
  }

  async click(id: number): Promise<void> {
    const sql = 'update referral set clicks = clicks + 1 where id = $1 returning id';
    const clicked = await this.database.prepared('referral-click', sql, [id]);
    if (!clicked.length) throw new AppError('NOT_FOUND', 'Indicação não encontrada.');
  }

  mine(): Promise<ReferralView[]> {
    const sql = `select ${VIEW} from referral where referrer_id = $1 order by created_at desc, id desc`;
    return this.database.prepared<ReferralView>('referrals-of-user', sql, [actorId()]);
  }

  async all({ page = 1, limit = PAGE, startDate, endDate }: ListReferrals): Promise<ReferralPage> {
    const from = startDate ? startOfDay(readDay(startDate, 'startDate')) : null;
    const until = endDate ? startOfDay(addDays(readDay(endDate, 'endDate'), 1)) : null;
    const period = `($1::timestamptz is null or created_at >= $1) and ($2::timestamptz is null or created_at < $2)`;
    const [referrals, [count]] = await Promise.all([
      this.database.prepared<ReferralView>(
        'referral-page',
        `select ${VIEW} from referral where ${period} order by created_at desc, id desc limit $3 offset $4`,
        [from, until, limit, (page - 1) * limit],
      ),
      this.database.prepared<{ total: number }>(
        'referral-total',
        `select count(*)::int as total from referral where ${period}`,
        [from, until],
      ),
    ]);
    const total = count?.total ?? 0;
    return { referrals, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
  }

  /** The referral of that code if the same visitor made it; undefined when the code is free. */
  private async takenBy(code: string, email: string): Promise<{ id: number; code: string } | undefined> {
    const [taken] = await this.database.prepared<{ id: number; code: string; email: string | null }>(
      'referral-code-holder',
      'select id, code, referrer_email as email from referral where code = $1',
      [code],
    );
    if (!taken) return undefined;
    if (taken.email?.toLowerCase() !== email.toLowerCase()) throw new AppError('REFERRAL_CODE_TAKEN');
    return { id: taken.id, code: taken.code };
  }
}

/** @throws {AppError} `UNAUTHENTICATED` */
export function actorId(): number {
  const actor = currentActor();
  if (!actor) throw new AppError('UNAUTHENTICATED');
  return actor.id;
}
