import { Injectable } from '@nestjs/common';
import {
  CandidatesClient,
  DAY_MS,
  QUARANTINE_DAYS,
  ReferralsClient,
  UsersClient,
  isPersonKind,
  type ConsentVersionView,
  type HoldReferrer,
  type LegalHoldView,
  type QuarantinedRecord,
  type RetentionRuleView,
  type RetentionRunView,
  type RpcInput,
  type SaveRetentionRule,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';

export interface NamedRule extends RetentionRuleView {
  changedBy: string | null;
}

export interface NamedRun extends RetentionRunView {
  startedBy: string | null;
  isDaily: boolean;
}

export interface NamedHold extends LegalHoldView {
  placedBy: string | null;
}

/** A legal hold as the screen sends it; the owning service validates the rest. */
type HoldInput = RpcInput<HoldReferrer> & { person: string };

/** Retention of personal data: joins the users service, which runs it, with the services that hold the records. */
@Injectable()
export class RetentionService {
  constructor(
    private readonly users: UsersClient,
    private readonly candidates: CandidatesClient,
    private readonly referrals: ReferralsClient,
  ) {}

  async rules(): Promise<NamedRule[]> {
    const rules = await this.users.retentionRules();
    const names = await this.usernames(rules.map(({ changedById }) => changedById));
    return rules.map((rule) => ({ ...rule, changedBy: names.get(rule.changedById) ?? null }));
  }

  async saveRule(rule: RpcInput<SaveRetentionRule>): Promise<NamedRule> {
    const saved = await this.users.saveRetentionRule(rule);
    const names = await this.usernames([saved.changedById]);
    return { ...saved, changedBy: names.get(saved.changedById) ?? null };
  }

  async runs(): Promise<NamedRun[]> {
    return this.named(await this.users.retentionRuns());
  }

  async start(dryRun: boolean): Promise<NamedRun> {
    const [run] = await this.named([await this.users.startRetentionRun({ dryRun })]);
    return run as NamedRun;
  }

  async quarantined(): Promise<Array<QuarantinedRecord & { erasedFrom: string }>> {
    const [candidates, referrers] = await Promise.all([
      this.candidates.quarantined(),
      this.referrals.quarantined(),
    ]);
    return [...candidates, ...referrers]
      .map((record) => ({
        ...record,
        erasedFrom: new Date(Date.parse(record.quarantinedAt) + QUARANTINE_DAYS * DAY_MS).toISOString(),
      }))
      .sort((a, b) => a.quarantinedAt.localeCompare(b.quarantinedAt));
  }

  restore(person: string, id: number): Promise<void> {
    return this.ownerOf(person).restoreQuarantined({ id });
  }

  async holds(): Promise<NamedHold[]> {
    const lists = await Promise.all([this.candidates.legalHolds(), this.referrals.legalHolds()]);
    const holds = lists.flat().sort((a, b) => b.placedAt.localeCompare(a.placedAt));
    const names = await this.usernames(holds.map(({ placedById }) => placedById));
    return holds.map((hold) => ({ ...hold, placedBy: names.get(hold.placedById) ?? null }));
  }

  async placeHold({ person, id, email, ...terms }: HoldInput): Promise<void> {
    if (person === 'referrer') return this.referrals.placeLegalHold({ id, email, ...terms });
    if (!id) throw AppError.invalid([{ field: 'id', message: 'Informe o número do candidato' }]);
    await this.ownerOf(person).placeLegalHold({ id, ...terms });
  }

  liftHold(person: string, id: number): Promise<void> {
    return this.ownerOf(person).liftLegalHold({ id });
  }

  async consentVersions(): Promise<ConsentVersionView[]> {
    const lists = await Promise.all([this.candidates.consentVersions(), this.referrals.consentVersions()]);
    return lists.flat();
  }

  /** @throws {AppError} `VALIDATION_FAILED` for an unknown kind of person */
  private ownerOf(person: string) {
    if (!isPersonKind(person)) throw AppError.invalid([{ field: 'person', message: 'Tipo desconhecido' }]);
    return person === 'candidate' ? this.candidates : this.referrals;
  }

  private async named(runs: RetentionRunView[]): Promise<NamedRun[]> {
    const names = await this.usernames(runs.map(({ startedById }) => startedById));
    return runs.map((run) => ({
      ...run,
      startedBy: names.get(run.startedById) ?? null,
      isDaily: run.startedById === null,
    }));
  }

  private async usernames(accountIds: Array<number | null>): Promise<Map<number | null, string>> {
    const ids = [...new Set(accountIds.flatMap((id) => id ?? []))];
    const accounts = ids.length ? await this.users.byIds({ ids }) : [];
    return new Map(accounts.map(({ id, username }) => [id, username]));
  }
}
