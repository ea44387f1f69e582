import { Inject, Injectable } from '@nestjs/common';
import type {
  CandidateView,
  DeliveryKind,
  ReferralApplicationView,
  ReferralsRpc,
  RpcClient,
  UsersRpc,
} from '@araucaria/contracts';
import { Clock, rpcToken } from '@araucaria/platform';
import { Candidates } from './candidates.service.js';
import type { Delivery } from './delivery.entity.js';
import type { ComposedEmail } from './email-composer.js';
import {
  instalmentDue,
  instalmentPaid,
  referralHired,
  referralReceived,
  type Referred,
} from './mails/referral-mails.js';
import { shortDay, spelledDay } from './mails/times.js';
import { OutOfDate } from './out-of-date.js';
import { PublicSite } from './public-site.js';

export type ReferralEmailKind = Extract<DeliveryKind, `referral-${string}`>;

/** Writes what referrers are sent about those whom they referred. */
@Injectable()
export class ReferralEmails {
  constructor(
    private readonly candidates: Candidates,
    private readonly site: PublicSite,
    private readonly clock: Clock,
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  /** @throws {OutOfDate} when there is nobody to tell, or a hire or payment was taken back */
  async write(delivery: Delivery, kind: ReferralEmailKind): Promise<ComposedEmail> {
    const application = await this.applicationOf(delivery);
    const referrer = await this.referrerOf(application);
    const candidate = await this.referredOf(application);
    const about = {
      firstName: referrer.firstName,
      candidate: candidate?.firstName ?? '',
      jobTitle: candidate ? await this.candidates.titleFor(candidate) : null,
      action: application.referrerId
        ? { label: 'Ver as minhas indicações', url: this.site.page('/indicacoes') }
        : { label: 'Ver vagas para indicar', url: this.site.page('/vagas') },
    };
    return {
      ...words({ kind, about, application, delivery, today: this.clock.today() }),
      to: referrer.email,
    };
  }

  private async applicationOf({ referralApplicationId }: Delivery): Promise<ReferralApplicationView> {
    const [application] = referralApplicationId
      ? await this.referrals.applicationsByIds({ ids: [referralApplicationId] })
      : [];
    if (!application) throw new OutOfDate('A indicação não existe mais.');
    return application;
  }

  /** A visitor left name and address with the referral; a user has them in the account. */
  private async referrerOf({ referralId, referrerId }: ReferralApplicationView) {
    if (referrerId) {
      const [user] = await this.users.byIds({ ids: [referrerId] });
      if (!user?.email) throw new OutOfDate('Quem indicou não tem e-mail no cadastro.');
      if (!user.active) throw new OutOfDate('O usuário que indicou está desativado.');
      return { email: user.email, firstName: firstOf(user.fullName) };
    }
    const [referral] = await this.referrals.byIds({ ids: [referralId] });
    if (!referral?.referrerEmail) throw new OutOfDate('Quem indicou não deixou um e-mail.');
    return { email: referral.referrerEmail, firstName: firstOf(referral.referrerName) };
  }

  /** The bonus is owed though the candidate asked to be forgotten. */
  private async referredOf(application: ReferralApplicationView): Promise<CandidateView | undefined> {
    if (application.candidateErased) return undefined;
    const [candidate] = await this.candidates.byIds([application.candidateId]);
    return candidate;
  }
}

const firstOf = (name: string | null) => name?.trim().split(/\s+/)[0] ?? '';
const dayOf = (instant: string | null) => instant && shortDay(new Date(instant));
const cents = (reais: number) => Math.round(reais * 100);

interface Occasion {
  kind: ReferralEmailKind;
  about: Referred;
  application: ReferralApplicationView;
  delivery: Delivery;
  /** `YYYY-MM-DD` */
  today: string;
}

function words({ kind, about, application, delivery: { facts }, today }: Occasion) {
  const instalment = facts?.instalment ?? 1;
  const first = instalment === 1;
  const amount = cents(first ? application.firstBonusAmount : application.secondBonusAmount);
  const paid = first ? application.firstBonusPaid : application.secondBonusPaid;
  const due = dayOf(first ? application.firstBonusDueDate : application.secondBonusDueDate);
  switch (kind) {
    case 'referral-received':
      if (application.hold) throw new OutOfDate(`${application.holdLabel}.`);
      return referralReceived(about);
    case 'referral-hired':
      if (!application.isHired) throw new OutOfDate('A contratação foi desfeita.');
      if (application.hold) throw new OutOfDate(`${application.holdLabel}.`);
      return referralHired({
        ...about,
        cents: application.bonusAmount,
        firstDue: dayOf(application.firstBonusDueDate),
        secondDue: dayOf(application.secondBonusDueDate),
      });
    case 'referral-instalment-due': {
      const told = facts?.dueDate ? spelledDay(facts.dueDate) : due;
      if (paid || !due || told !== due) throw new OutOfDate('A parcela foi paga ou mudou de data.');
      if (application.hold) throw new OutOfDate(`${application.holdLabel}.`);
      const isLate = (facts?.dueDate ?? today) < today;
      return instalmentDue({ ...about, instalment, cents: amount, dueDate: due, isLate });
    }
    case 'referral-instalment-paid': {
      const paidDate = dayOf(first ? application.firstBonusPaidDate : application.secondBonusPaidDate);
      const paymentId = first ? application.firstBonusPaymentId : application.secondBonusPaymentId;
      const isAnother = facts?.paymentId !== undefined && facts.paymentId !== paymentId;
      if (!paid || !paidDate || isAnother) throw new OutOfDate('O pagamento foi desfeito.');
      return instalmentPaid({ ...about, instalment, cents: amount, paidDate });
    }
  }
}
