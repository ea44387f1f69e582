import { Injectable } from '@nestjs/common';
import {
  ByEmail,
  CandidatesClient,
  NotificationsClient,
  ReferralsClient,
  UsersClient,
  type BonusEntryView,
  type ReferralApplicationView,
  type ReferralView,
  type ReferrerRecords,
  type UserView,
} from '@araucaria/contracts';
import { AppError, currentActor, validateInput } from '@araucaria/platform';
import { SessionService } from '../sessions/session.service.js';

/** Ids in one call (`ByIds`). */
const MAX_BATCH = 1_000;

/** How much data about a referrer is stored. */
export interface ReferrerSummary {
  email: string;
  names: string[];
  usernames: string[];
  referrals: number;
  applications: number;
  awaitingHire: number;
  owedBonuses: number;
  /** Cents. */
  owedCents: number;
  /** Candidates whose applications name this referrer. */
  mentions: number;
}

export interface ErasedReferrerCounts {
  referrals: number;
  applications: number;
  mentions: number;
  users: number;
}

/** All data about a referrer. Candidates are other persons: only the bonus concerns the referrer. */
export interface ReferrerExport {
  email: string;
  users: UserView[];
  referrals: ReferralView[];
  applications: Array<Omit<ReferralApplicationView, 'candidateId'>>;
  bonusEntries: BonusEntryView[];
  candidateApplicationsThatStateThisReferrer: number;
}

interface StoredData {
  email: string;
  users: UserView[];
  records: ReferrerRecords;
  mentions: number;
}

/** Personal data of referrers, visitors and users alike, by e-mail: shows, exports and erases it in every service. */
@Injectable()
export class ReferrersService {
  constructor(
    private readonly referrals: ReferralsClient,
    private readonly candidates: CandidatesClient,
    private readonly notifications: NotificationsClient,
    private readonly users: UsersClient,
    private readonly sessions: SessionService,
  ) {}

  async find(input: unknown): Promise<ReferrerSummary> {
    const { email, users, records, mentions } = await this.load(input);
    const names = [
      ...records.referrals.map(({ referrerName }) => referrerName),
      ...users.map(({ fullName }) => fullName),
    ];
    return {
      email,
      names: [...new Set(names.filter((name) => name !== null))],
      usernames: users.map(({ username }) => username),
      ...records.open,
      applications: records.applications.length,
      mentions,
    };
  }

  /** All data, to be handed to the person. The export is recorded in the audit log. */
  async export(input: unknown): Promise<ReferrerExport> {
    const { email, users, records, mentions } = await this.load(input);
    await this.users.audit({
      action: 'export-referrer',
      details: { referrals: records.referrals.length, users: users.length },
    });
    const applications = records.applications.map(
      ({ candidateId: _candidate, ...application }) => application,
    );
    return {
      email,
      users,
      referrals: records.referrals,
      applications,
      bonusEntries: records.entries,
      candidateApplicationsThatStateThisReferrer: mentions,
    };
  }

  /**
   * Erases the data in every service. User accounts come last: when a service is down and the call is repeated, they still
   * lead to the remaining data.
   * @throws {AppError} `NOT_FOUND`, `SELF_DELETION`, `LEGAL_HOLD`
   */
  async erase(input: unknown): Promise<ErasedReferrerCounts> {
    const { email, users, records, mentions } = await this.load(input);
    if (users.some(({ id }) => id === currentActor()?.id)) throw new AppError('SELF_DELETION');
    await this.users.audit({ action: 'erase-referrer.begun' });
    const applicationIds = records.applications.map(({ id }) => id);
    // First, because a legal hold refuses it. Its event deletes the messages too if this process stops before it does.
    await this.referrals.eraseReferrer({ email, userIds: users.map(({ id }) => id) });
    for (let at = 0; at < applicationIds.length; at += MAX_BATCH)
      await this.notifications.eraseReferrer({ ids: applicationIds.slice(at, at + MAX_BATCH) });
    await this.candidates.eraseReferrer({ email });
    for (const { id } of users) {
      await this.users.erase({ id });
      await this.sessions.userRemoved(id);
    }
    const counts = {
      referrals: records.referrals.length,
      applications: applicationIds.length,
      mentions,
      users: users.length,
    };
    await this.users.audit({
      action: 'erase-referrer.done',
      details: { ...counts, owedCents: records.open.owedCents },
    });
    return counts;
  }

  private async load(input: unknown): Promise<StoredData> {
    const { email } = await validateInput(ByEmail, input);
    const users = await this.users.byEmail({ email });
    const [records, { candidates: mentions }] = await Promise.all([
      this.referrals.referrerRecords({ email, userIds: users.map(({ id }) => id) }),
      this.candidates.referrerMentions({ email }),
    ]);
    if (!users.length && !records.referrals.length && !mentions)
      throw new AppError('NOT_FOUND', 'Não há dados de quem indica com este e-mail.');
    return { email, users, records, mentions };
  }
}
