import { Injectable } from '@nestjs/common';
import {
  DAY_MS,
  ReferralsClient,
  UPCOMING_BONUS_DAYS,
  UsersClient,
  isPermitted,
  type ReferralApplicationView,
} from '@araucaria/contracts';
import { Clock, instantOf, readInBatches } from '@araucaria/platform';
import { CandidatesService } from '../rules/candidates.service.js';
import type { ComposedEmail } from './composed-email.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { bonusDigest, type UnpaidInstalment } from '../emails/bonus-digest.js';
import { formatShortDay } from '../emails/date-formats.js';
import { personName } from '../deliveries/mail-deletions.sql.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { PublicSite } from './public-site.js';
import { StaffRecipientsService } from './staff-recipients.service.js';

interface DatedInstalment extends UnpaidInstalment {
  dueAt: Date;
  /** Candidate and referrer, as `personName`. */
  named: string[];
}

/** Composes the daily e-mail to those who pay about overdue and upcoming bonus instalments. */
@Injectable()
export class BonusDigestComposer {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly site: PublicSite,
    private readonly recipients: StaffRecipientsService,
    private readonly clock: Clock,
    private readonly referrals: ReferralsClient,
    private readonly users: UsersClient,
  ) {}

  /** @throws {OutdatedMessageError} when no instalment is due, on a later day, or for a user who may not pay any more */
  async compose({ userId, details }: Delivery): Promise<ComposedEmail> {
    const user = await this.recipients.of(
      { userId },
      'O usuário não paga mais bônus, ou não existe mais.',
      (one) => isPermitted(one, 'bonuses.pay'),
    );
    const date = details?.date ?? '';
    // The digest of the current day replaces a delayed one.
    if (date < this.clock.today()) throw new OutdatedMessageError('Este resumo é de outro dia.');
    const { overdue, upcoming } = splitByDueDate(await this.payableInstalments(date), instantOf(date));
    if (!overdue.length && !upcoming.length)
      throw new OutdatedMessageError('Nenhuma parcela vence nos próximos dias.');
    const email = bonusDigest({
      firstName: user.firstName,
      overdue,
      upcoming,
      paymentsUrl: this.site.page('/pagamentos-bonus'),
    });
    const named = new Set([...overdue, ...upcoming].flatMap((instalment) => instalment.named));
    return { ...email, to: user.email, named: [...named] };
  }

  /** Whether any instalment is overdue or upcoming on that day. */
  async hasContent(date: string): Promise<boolean> {
    const payable = await this.referrals.payableBonuses({ day: date });
    const { overdue, upcoming } = splitByDueDate(payable.flatMap(unpaidInstalmentsOf), instantOf(date));
    return overdue.length + upcoming.length > 0;
  }

  private async payableInstalments(date: string): Promise<DatedInstalment[]> {
    const payable = await this.referrals.payableBonuses({ day: date });
    const [candidates, users] = await Promise.all([
      recordsById(
        payable.map(({ candidateId }) => candidateId),
        (ids) => this.candidates.byIds(ids),
      ),
      recordsById(
        payable.flatMap(({ referrerId }) => referrerId ?? []),
        (ids) => this.users.byIds({ ids }),
      ),
    ]);
    return payable.flatMap((application) => {
      const candidate = candidates.get(application.candidateId);
      const user = users.get(application.referrerId ?? 0);
      return unpaidInstalmentsOf(application).map((instalment) => ({
        ...instalment,
        candidate: candidate ? `${candidate.firstName} ${candidate.lastName}` : 'candidato excluído',
        referrer: user?.fullName ?? user?.username ?? application.referrerName ?? 'quem indicou',
      }));
    });
  }
}

async function recordsById<R extends { id: number }>(
  ids: readonly number[],
  read: (ids: number[]) => Promise<R[]>,
): Promise<Map<number, R>> {
  const records = await readInBatches([...new Set(ids)], read);
  return new Map(records.map((record) => [record.id, record]));
}

/** Instalments that may be paid from their due date on; the names of candidate and referrer are empty. */
function unpaidInstalmentsOf(application: ReferralApplicationView): DatedInstalment[] {
  const unpaid = (instalment: 1 | 2, paid: boolean, due: string | null, reais: number): DatedInstalment[] =>
    paid || !due || application.hold
      ? []
      : [
          {
            instalment,
            dueAt: new Date(due),
            dueDate: formatShortDay(new Date(due)),
            cents: Math.round(reais * 100),
            candidate: '',
            referrer: '',
            named: namedBy(application),
          },
        ];
  const { firstBonusPaid, firstBonusDueDate, firstBonusAmount } = application;
  const { secondBonusPaid, secondBonusDueDate, secondBonusAmount } = application;
  return [
    ...unpaid(1, firstBonusPaid, firstBonusDueDate, firstBonusAmount),
    ...unpaid(2, secondBonusPaid, secondBonusDueDate, secondBonusAmount),
  ];
}

const namedBy = ({ id, candidateId, referrerId }: ReferralApplicationView): string[] => [
  personName('candidate', candidateId),
  personName('referral-application', id),
  ...(referrerId === null ? [] : [personName('user', referrerId)]),
];

/** An instalment counts as overdue from its due date on, because it can be paid on that day. */
function splitByDueDate(instalments: DatedInstalment[], today: Date) {
  const sorted = [...instalments].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  const end = today.getTime() + UPCOMING_BONUS_DAYS * DAY_MS;
  return {
    overdue: sorted.filter(({ dueAt }) => dueAt <= today),
    upcoming: sorted.filter(({ dueAt }) => dueAt > today && dueAt.getTime() <= end),
  };
}
