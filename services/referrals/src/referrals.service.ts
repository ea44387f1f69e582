import { Injectable } from '@nestjs/common';
import {
  SYSTEM_JOBS,
  type CreateAnonymousReferral,
  type CreateReferral,
  type ReferralView,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Clock, currentActor } from '@araucaria/platform';
import { JobRefs } from './job-refs.service.js';
import { ReferralCodes } from './referral-codes.js';
import { REFERRAL_VIEW } from './referral-rows.js';

/** Draws of a code until one is free; five taken in a row mean that something else is wrong. */
const DRAWS = 5;

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
        `insert into referral as r (code, referrer_id, job_id, created_at) values ($1, $2, $3, $4)
         on conflict (code) do nothing returning ${REFERRAL_VIEW}`,
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
      `select ${REFERRAL_VIEW} from referral r
       where code = $1 and active and (expires_at is null or expires_at > $2)`,
      [code, this.clock.now()],
    );
    if (!referral) throw new AppError('NOT_FOUND', 'Código de indicação inválido ou expirado.');
    return referral;
  }

  byIds(ids: number[]): Promise<ReferralView[]> {
    const sql = `select ${REFERRAL_VIEW} from referral r where id = any($1)`;
    return this.database.prepared<ReferralView>('referrals-by-id', sql, [ids]);
  }

  async click(id: number): Promise<void> {
    const sql = 'update referral set clicks = clicks + 1 where id = $1 returning id';
    const clicked = await this.database.prepared('referral-click', sql, [id]);
    if (!clicked.length) throw new AppError('NOT_FOUND', 'Indicação não encontrada.');
  }

  mine(): Promise<ReferralView[]> {
    const sql = `select ${REFERRAL_VIEW} from referral r where referrer_id = $1 order by created_at desc, id desc`;
    return this.database.prepared<ReferralView>('referrals-of-user', sql, [actorId()]);
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
