import { Injectable } from '@nestjs/common';
import {
  ReferralsClient,
  UsersClient,
  formatDay,
  type CandidateView,
  type DeliveryKind,
  type ReferralApplicationView,
} from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { CandidatesService } from '../rules/candidates.service.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { ComposedEmail } from './composed-email.js';
import { FOOTERS } from '../emails/footers.js';
import { firstNameOf } from '../emails/greeting.js';
import {
  bonusResumed,
  bonusSuspended,
  hireUndone,
  instalmentDue,
  instalmentPaid,
  paymentReversed,
  referralHired,
  referralReceived,
  type Referred,
} from '../emails/referral-emails.js';
import type { RenderedEmail } from '../emails/layout.js';
import { formatShortDay } from '../emails/date-formats.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { PublicSite } from './public-site.js';

export type ReferralEmailKind = Extract<DeliveryKind, `referral-${string}`>;

/** Composes the e-mails to referrers about the candidates whom they referred, and about their bonus. */
@Injectable()
export class ReferralEmailComposer {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly site: PublicSite,
    private readonly clock: Clock,
    private readonly referrals: ReferralsClient,
    private readonly users: UsersClient,
  ) {}

  /** @throws {OutdatedMessageError} without a reachable referrer, or when the hire or payment was undone or suspended */
  async compose(delivery: Delivery, kind: ReferralEmailKind): Promise<ComposedEmail> {
    const application = await this.applicationOf(delivery);
    const referrer = await this.referrerOf(application);
    const candidate = await this.candidateOf(application);
    const referred = {
      firstName: referrer.firstName,
      candidate: candidate?.firstName ?? '',
      jobTitle: candidate ? await this.candidates.jobTitleOf(candidate) : null,
      ...(application.referrerId
        ? {
            action: { label: 'Ver as minhas indicações', url: this.site.page('/indicacoes') },
            footer: FOOTERS.account,
          }
        : {
            action: { label: 'Ver vagas para indicar', url: this.site.page('/vagas') },
            footer: FOOTERS.referrer,
          }),
    };
    return {
      ...renderEmailOf({ kind, referred, application, delivery, today: this.clock.today() }),
      to: referrer.email,
    };
  }

  private async applicationOf({ referralApplicationId }: Delivery): Promise<ReferralApplicationView> {
    const [application] = referralApplicationId
      ? await this.referrals.applicationsByIds({ ids: [referralApplicationId] })
      : [];
    if (!application) throw new OutdatedMessageError('A indicação não existe mais.');
    return application;
  }

  /** The referral holds name and address of a visitor; the account holds those of a user. */
  private async referrerOf({ referralId, referrerId }: ReferralApplicationView) {
    if (referrerId) {
      const [user] = await this.users.byIds({ ids: [referrerId] });
      if (!user?.email) throw new OutdatedMessageError('Quem indicou não tem e-mail no cadastro.');
      if (!user.active) throw new OutdatedMessageError('O usuário que indicou está desativado.');
      return { email: user.email, firstName: firstNameOf(user.fullName) };
    }
    const [referral] = await this.referrals.byIds({ ids: [referralId] });
    if (!referral?.referrerEmail) throw new OutdatedMessageError('Quem indicou não deixou um e-mail.');
    return { email: referral.referrerEmail, firstName: firstNameOf(referral.referrerName) };
  }

  /** Undefined for an erased candidate, whose bonus remains payable. */
  private async candidateOf(application: ReferralApplicationView): Promise<CandidateView | undefined> {
    if (application.candidateErased) return undefined;
    const [candidate] = await this.candidates.byIds([application.candidateId]);
    return candidate;
  }
}

const formatDayOf = (instant: string | null) => instant && formatShortDay(new Date(instant));
const toCents = (reais: number) => Math.round(reais * 100);

interface RenderInput {
  kind: ReferralEmailKind;
  referred: Referred;
  application: ReferralApplicationView;
  delivery: Delivery;
  /** `YYYY-MM-DD` */
  today: string;
}

function renderEmailOf({
  kind,
  referred,
  application,
  delivery: { details },
  today,
}: RenderInput): RenderedEmail {
  const instalment = details?.instalment ?? 1;
  const first = instalment === 1;
  const amount = toCents(first ? application.firstBonusAmount : application.secondBonusAmount);
  const paid = first ? application.firstBonusPaid : application.secondBonusPaid;
  const due = formatDayOf(first ? application.firstBonusDueDate : application.secondBonusDueDate);
  switch (kind) {
    case 'referral-received':
      if (application.hold) throw new OutdatedMessageError(`${application.holdLabel}.`);
      return referralReceived(referred);
    case 'referral-hired':
      if (!application.isHired) throw new OutdatedMessageError('A contratação foi desfeita.');
      if (application.hold) throw new OutdatedMessageError(`${application.holdLabel}.`);
      return referralHired({
        ...referred,
        cents: application.bonusAmount,
        firstDue: formatDayOf(application.firstBonusDueDate),
        secondDue: formatDayOf(application.secondBonusDueDate),
      });
    case 'referral-instalment-due': {
      const announced = details?.dueDate ? formatDay(details.dueDate) : due;
      if (paid || !due || announced !== due)
        throw new OutdatedMessageError('A parcela foi paga ou mudou de data.');
      if (application.hold) throw new OutdatedMessageError(`${application.holdLabel}.`);
      const isLate = (details?.dueDate ?? today) < today;
      return instalmentDue({ ...referred, instalment, cents: amount, dueDate: due, isLate });
    }
    case 'referral-instalment-paid': {
      const paidDate = formatDayOf(first ? application.firstBonusPaidDate : application.secondBonusPaidDate);
      const paymentId = first ? application.firstBonusPaymentId : application.secondBonusPaymentId;
      const isOtherPayment = details?.paymentId !== undefined && details.paymentId !== paymentId;
      if (!paid || !paidDate || isOtherPayment) throw new OutdatedMessageError('O pagamento foi desfeito.');
      return instalmentPaid({ ...referred, instalment, cents: amount, paidDate });
    }
    case 'referral-payment-reversed':
      if (paid) throw new OutdatedMessageError('A parcela foi paga novamente.');
      return paymentReversed({ ...referred, instalment, cents: amount });
    case 'referral-bonus-suspended':
      if (!application.hold) throw new OutdatedMessageError('O bônus não está mais suspenso.');
      return bonusSuspended({ ...referred, hold: application.hold });
    case 'referral-bonus-resumed': {
      if (application.hold) throw new OutdatedMessageError(`${application.holdLabel}.`);
      const { firstBonusPaid, firstBonusDueDate, secondBonusPaid, secondBonusDueDate } = application;
      return bonusResumed({
        ...referred,
        cents: application.bonusAmount,
        firstDue: firstBonusPaid ? null : formatDayOf(firstBonusDueDate),
        secondDue: secondBonusPaid ? null : formatDayOf(secondBonusDueDate),
      });
    }
    case 'referral-hire-undone':
      if (application.isHired) throw new OutdatedMessageError('A contratação foi registrada novamente.');
      return hireUndone(referred);
  }
}
