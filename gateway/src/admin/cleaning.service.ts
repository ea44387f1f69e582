import { Inject, Injectable } from '@nestjs/common';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type {
  CandidatesRpc,
  InterviewsRpc,
  JobsRpc,
  NotificationsRpc,
  ReferralsRpc,
  RpcClient,
  UsersRpc,
} from '@araucaria/contracts';
import { AppError, currentActor, rpcToken, validateInput } from '@araucaria/platform';
import { SessionService } from '../session/session.service.js';

/** Typed by whoever cleans, so that nobody does it by a slip; it is no secret. */
const CONFIRMATION_PHRASE = 'APAGAR TODOS OS DADOS';

const MISSING = 'Senha de confirmação necessária';

export class Confirmation {
  @MinLength(1, { message: MISSING })
  @MaxLength(200, { message: 'A frase de confirmação está incorreta.' })
  @IsString({ message: MISSING })
  confirmationPassword!: string;
}

export interface CleaningCounts {
  candidates: number;
  interviews: number;
  referrals: number;
  referralApplications: number;
  /** Cents of unpaid instalments that went with them. */
  owedBonusCents: number;
  deliveries: number;
  jobs: number;
  users: number;
}

export interface DatabaseStatus {
  users: number;
  jobs: number;
  candidates: number;
  interviews: number;
  referrals: number;
  /** Hires with an unpaid instalment, and the cents of these instalments. */
  owedBonuses: number;
  owedBonusCents: number;
  confirmationPhrase: string;
}

/** Counting and emptying every service. */
@Injectable()
export class CleaningService {
  constructor(
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
    @Inject(rpcToken('interviews')) private readonly interviews: RpcClient<typeof InterviewsRpc>,
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    @Inject(rpcToken('notifications')) private readonly notifications: RpcClient<typeof NotificationsRpc>,
    @Inject(rpcToken('jobs')) private readonly jobs: RpcClient<typeof JobsRpc>,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
    private readonly sessions: SessionService,
  ) {}

  async status(): Promise<DatabaseStatus> {
    const [users, jobs, candidates, interviews, referrals] = await Promise.all([
      this.users.count(),
      this.jobs.list({ includeInactive: true }),
      this.candidates.counts(),
      this.interviews.counts(),
      this.referrals.counts(),
    ]);
    return {
      users: users.users,
      jobs: jobs.length,
      candidates: candidates.total,
      interviews: interviews.total,
      referrals: referrals.referrals,
      owedBonuses: referrals.owedBonuses,
      owedBonusCents: referrals.owedCents,
      confirmationPhrase: CONFIRMATION_PHRASE,
    };
  }

  /** Candidates and what they caused; jobs, referral links, templates and users stay. */
  async cleanCandidates(confirmation: unknown): Promise<CleaningCounts> {
    await assertConfirmed(confirmation);
    return this.audited('clean-candidates', () => this.emptyCandidates(true));
  }

  /** Everything but the acting administrator and the reserved jobs. */
  async cleanDatabase(confirmation: unknown): Promise<CleaningCounts> {
    await assertConfirmed(confirmation);
    return this.audited('clean-database', async () => {
      const counts = await this.emptyCandidates(false);
      const jobs = await this.removeJobs();
      const { users } = await this.users.clean();
      await this.sessions.keepOnly(currentActor()?.id);
      return { ...counts, jobs, users };
    });
  }

  /** Candidates last: whoever breaks off in between can clean again and finds nothing that points to nobody. */
  private async emptyCandidates(applicationsOnly: boolean): Promise<CleaningCounts> {
    const [{ interviews }, { referrals, applications, owedCents }] = await Promise.all([
      this.interviews.clean(),
      this.referrals.clean({ applicationsOnly }),
    ]);
    const { candidates } = await this.candidates.clean();
    const { deliveries } = await this.notifications.clean();
    return {
      candidates,
      interviews,
      referrals,
      referralApplications: applications,
      owedBonusCents: owedCents,
      deliveries,
      jobs: 0,
      users: 0,
    };
  }

  private async removeJobs(): Promise<number> {
    const jobs = await this.jobs.list({ includeInactive: true });
    for (const { id } of jobs) await this.jobs.remove({ id });
    return jobs.length;
  }

  /** Written down before anything is lost, so that a cleaning that breaks off is on record too. */
  private async audited(action: string, clean: () => Promise<CleaningCounts>): Promise<CleaningCounts> {
    await this.users.audit({ action: `${action}.begun` });
    const counts = await clean();
    await this.users.audit({ action: `${action}.done`, details: { ...counts } });
    return counts;
  }
}

/** @throws {AppError} `VALIDATION_FAILED` when nothing was typed, `WRONG_CONFIRMATION` when something else was */
async function assertConfirmed(confirmation: unknown): Promise<void> {
  const { confirmationPassword } = await validateInput(Confirmation, confirmation);
  if (confirmationPassword.trim() !== CONFIRMATION_PHRASE) throw new AppError('WRONG_CONFIRMATION');
}
