import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CandidatesClient, UsersClient, type CandidateView, type EventCatalogue } from '@araucaria/contracts';
import { OnEvent, Outbox } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { ApplicationRepository } from '../records/application.repository.js';
import { BonusLedgerService } from '../bonuses/bonus-ledger.service.js';
import { hasSameContact } from './contact-match.js';

interface Referrer {
  id: number | null;
  email: string | null;
}

/** Refuses the bonus if referrer and candidate are the same person. */
@Injectable()
export class SelfReferralsService {
  constructor(
    private readonly repository: ApplicationRepository,
    private readonly ledger: BonusLedgerService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly candidates: CandidatesClient,
    private readonly users: UsersClient,
  ) {}

  /** @throws {AppError} `UNAVAILABLE` without a response of candidates or users; the event is then retried */
  @OnEvent('referral.applied')
  async check(
    { referralApplicationId: applicationId }: EventCatalogue['referral.applied'],
    em: EntityManager,
  ): Promise<void> {
    const [parties] = await em.execute<
      Array<{ candidateId: number; id: number | null; email: string | null }>
    >(
      `select a.candidate_id as "candidateId", r.referrer_id as id, r.referrer_email as email
       from referral_application a join referral r on r.id = a.referral_id
       where a.id = ? and a.self_referral_at is null`,
      [applicationId],
    );
    if (!parties) return;
    const [candidate] = await this.candidates.byIds({ ids: [parties.candidateId] });
    if (!candidate || !(await this.isReferrer(candidate, parties))) return;

    const application = await this.repository.lock(em, 'id', applicationId);
    if (!application) return;
    application.selfReferralAt = this.clock.now();
    const reason = 'Quem indicou e quem se candidatou têm o mesmo e-mail ou telefone';
    await this.ledger.add(em, { applicationId, kind: 'refused', reason });
    this.outbox.add(em, 'referral.bonus-suspended', { referralApplicationId: applicationId });
  }

  /** Compares e-mails, and the phones of the referrer's own applications. */
  private async isReferrer(candidate: CandidateView, referrer: Referrer): Promise<boolean> {
    const emails = await this.emailsOf(referrer);
    if (emails.some((email) => hasSameContact({ email }, { email: candidate.email }))) return true;
    for (const email of emails) {
      const { candidates } = await this.candidates.list({ search: email, limit: 100 });
      const own = candidates.filter((one) => hasSameContact({ email }, { email: one.email }));
      if (own.some(({ phone }) => hasSameContact({ email: null, phone }, candidate))) return true;
    }
    return false;
  }

  private async emailsOf({ id, email }: Referrer): Promise<string[]> {
    const [user] = id === null ? [] : await this.users.byIds({ ids: [id] });
    return [email, user?.email, user?.username].filter((one): one is string => Boolean(one?.includes('@')));
  }
}
