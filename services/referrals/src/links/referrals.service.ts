import { Injectable } from '@nestjs/common';
import {
  ReferralsRpc,
  SYSTEM_JOBS,
  type ById,
  type ByIds,
  type ByReferralCode,
  type CreateAnonymousReferral,
  type CreateReferral,
  type ReferralView,
} from '@araucaria/contracts';
import { Database, oncePerForm } from '@araucaria/database';
import { AppError, Clock, Rpc, actingUser } from '@araucaria/platform';
import { JobRefsService } from '../records/job-refs.service.js';
import { ReferralCodeGenerator } from './referral-code-generator.js';
import { REFERRAL_COLUMNS, SELECT_REFERRALS, referralsByIds } from '../records/referral-query.js';

/** Attempts to generate a free code. Five collisions in a row are no coincidence. */
const MAX_CODE_ATTEMPTS = 5;

@Injectable()
export class ReferralsService {
  constructor(
    private readonly database: Database,
    private readonly jobRefs: JobRefsService,
    private readonly codes: ReferralCodeGenerator,
    private readonly clock: Clock,
  ) {}

  @Rpc(ReferralsRpc.create)
  async create(form: CreateReferral): Promise<ReferralView> {
    const { jobId } = form;
    const referrerId = actingUser().id;
    await this.jobRefs.assertOpen(jobId);
    return this.database.transaction((em) => {
      const create = async () => {
        for (let attempt = 0; attempt < MAX_CODE_ATTEMPTS; attempt += 1) {
          const code = this.codes.generate();
          const [created] = await em.execute<ReferralView[]>(
            `insert into referral (code, referrer_id, job_id, created_at) values (?, ?, ?, ?)
             on conflict (code) do nothing returning ${REFERRAL_COLUMNS}`,
            [code, referrerId, jobId, this.clock.now()],
          );
          if (created) return created;
        }
        throw new AppError('REFERRAL_CODE_TAKEN');
      };
      const find = async (id: string) =>
        (await em.execute<ReferralView[]>(`${SELECT_REFERRALS} where id = ?`, [Number(id)]))[0] ?? null;
      return oncePerForm<ReferralView>(em, { kind: 'referral', form, create, find });
    });
  }

  /** Idempotent, because the browser retries until it gets a response: code and address identify the referral. */
  @Rpc(ReferralsRpc.createAnonymous)
  async createAnonymous(input: CreateAnonymousReferral): Promise<{ id: number; code: string }> {
    const { code, referrerName, referrerEmail } = input;
    const jobId = input.jobId ?? SYSTEM_JOBS.spontaneousReferral;
    const existing = await this.findOwn(code, referrerEmail);
    if (existing) return existing;
    await this.jobRefs.assertOpen(jobId);
    const [created] = await this.database.write<{ id: number; code: string }>({
      name: 'create-anonymous-referral',
      text: `insert into referral (code, referrer_name, referrer_email, job_id, consent_version, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (code) do nothing returning id, code`,
      values: [code, referrerName, referrerEmail, jobId, input.consentVersion ?? null, this.clock.now()],
    });
    const referral = created ?? (await this.findOwn(code, referrerEmail));
    if (!referral) throw new AppError('REFERRAL_CODE_TAKEN');
    return referral;
  }

  @Rpc(ReferralsRpc.byCode)
  async byCode({ code }: ByReferralCode): Promise<ReferralView> {
    const [referral] = await this.database.read<ReferralView>({
      name: 'referral-by-code',
      text: `${SELECT_REFERRALS} where code = $1 and active and (expires_at is null or expires_at > $2)`,
      values: [code, this.clock.now()],
    });
    if (!referral) throw new AppError('NOT_FOUND', 'Código de indicação inválido ou expirado.');
    return referral;
  }

  @Rpc(ReferralsRpc.byIds)
  byIds({ ids }: ByIds): Promise<ReferralView[]> {
    return this.database.read<ReferralView>(referralsByIds(ids));
  }

  @Rpc(ReferralsRpc.click)
  async click({ id }: ById): Promise<void> {
    const sql = 'update referral set clicks = clicks + 1 where id = $1 returning id';
    const clicked = await this.database.write({ name: 'referral-click', text: sql, values: [id] });
    if (!clicked.length) throw new AppError('NOT_FOUND', 'Indicação não encontrada.');
  }

  @Rpc(ReferralsRpc.mine)
  mine(): Promise<ReferralView[]> {
    return this.database.read<ReferralView>(
      {
        text: `${SELECT_REFERRALS} where referrer_id = $1 order by created_at desc, referral.id desc`,
        values: [actingUser().id],
      },
      { fromReplica: true },
    );
  }

  /**
   * The visitor's referral with that code; undefined if the code is free.
   * @throws {AppError} `REFERRAL_CODE_TAKEN` by another person
   */
  private async findOwn(code: string, email: string): Promise<{ id: number; code: string } | undefined> {
    const [taken] = await this.database.read<{ id: number; code: string; email: string | null }>({
      name: 'referral-code-holder',
      text: 'select id, code, referrer_email as email from referral_record where code = $1',
      values: [code],
    });
    if (!taken) return undefined;
    if (taken.email?.toLowerCase() !== email.toLowerCase()) throw new AppError('REFERRAL_CODE_TAKEN');
    return { id: taken.id, code: taken.code };
  }
}
