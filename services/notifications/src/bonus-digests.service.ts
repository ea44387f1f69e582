import { Inject, Injectable } from '@nestjs/common';
import {
  UPCOMING_BONUS_DAYS,
  type ReferralApplicationView,
  type ReferralsRpc,
  type RpcClient,
  type UsersRpc,
} from '@araucaria/contracts';
import { Clock, rpcToken } from '@araucaria/platform';
import { Candidates } from './candidates.service.js';
import type { Delivery } from './delivery.entity.js';
import type { ComposedEmail } from './email-composer.js';
import { bonusDigest, type OwedInstalment } from './mails/bonus-digest.js';
import { shortDay, startOfDay } from './mails/times.js';
import { OutOfDate } from './out-of-date.js';
import { PublicSite } from './public-site.js';

interface Owed extends OwedInstalment {
  dueAt: Date;
}

const DAY = 86_400_000;

/** What administrators hear each morning: which instalments are to be paid, and which will be. */
@Injectable()
export class BonusDigests {
  constructor(
    private readonly candidates: Candidates,
    private readonly site: PublicSite,
    private readonly clock: Clock,
    @Inject(rpcToken('referrals')) private readonly referrals: RpcClient<typeof ReferralsRpc>,
    @Inject(rpcToken('users')) private readonly users: RpcClient<typeof UsersRpc>,
  ) {}

  /** @throws {OutOfDate} when nothing is due, on a later day, or when the administrator is none any more */
  async write({ userId, facts }: Delivery): Promise<ComposedEmail> {
    const [user] = userId ? await this.users.byIds({ ids: [userId] }) : [];
    if (!user?.active || !user.isAdmin || !user.email)
      throw new OutOfDate('O administrador não existe mais.');
    // A digest that was held up would call things of today what were things of another day; that of today is on its way.
    if ((facts?.date ?? '') < this.clock.today()) throw new OutOfDate('Este resumo é de outro dia.');
    const today = startOfDay(facts?.date ?? '');
    const { overdue, upcoming } = split(await this.owed(), today);
    if (!overdue.length && !upcoming.length) throw new OutOfDate('Nenhuma parcela vence nos próximos dias.');
    const letter = bonusDigest({
      firstName: user.fullName?.trim().split(/\s+/)[0] ?? '',
      overdue,
      upcoming,
      paymentsUrl: this.site.page('/pagamentos-bonus'),
    });
    return { ...letter, to: user.email };
  }

  /** Whether there is anything to say on that day. */
  async hasNews(date: string): Promise<boolean> {
    const { overdue, upcoming } = split(
      (await this.referrals.pendingBonuses()).flatMap(instalmentsOf),
      startOfDay(date),
    );
    return overdue.length + upcoming.length > 0;
  }

  private async owed(): Promise<Owed[]> {
    const pending = await this.referrals.pendingBonuses();
    const candidates = await this.candidates.byIds(pending.map(({ candidateId }) => candidateId));
    const users = await this.users.byIds({ ids: pending.flatMap(({ referrerId }) => referrerId ?? []) });
    return pending.flatMap((application) => {
      const candidate = candidates.find(({ id }) => id === application.candidateId);
      const user = users.find(({ id }) => id === application.referrerId);
      return instalmentsOf(application).map((owed) => ({
        ...owed,
        candidate: candidate ? `${candidate.firstName} ${candidate.lastName}` : 'candidato excluído',
        referrer: user?.fullName ?? user?.username ?? application.referrerName ?? 'quem indicou',
      }));
    });
  }
}

function instalmentsOf(application: ReferralApplicationView): Owed[] {
  const owed = (instalment: 1 | 2, paid: boolean, due: string | null, reais: number): Owed[] =>
    paid || !due || application.hold
      ? []
      : [
          {
            instalment,
            dueAt: new Date(due),
            dueDate: shortDay(new Date(due)),
            cents: Math.round(reais * 100),
            candidate: '',
            referrer: '',
          },
        ];
  const { firstBonusPaid, firstBonusDueDate, firstBonusAmount } = application;
  const { secondBonusPaid, secondBonusDueDate, secondBonusAmount } = application;
  return [
    ...owed(1, firstBonusPaid, firstBonusDueDate, firstBonusAmount),
    ...owed(2, secondBonusPaid, secondBonusDueDate, secondBonusAmount),
  ];
}

/** An instalment is to be paid from its due date on. */
function split(owed: Owed[], today: Date) {
  const sorted = [...owed].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  const end = today.getTime() + UPCOMING_BONUS_DAYS * DAY;
  return {
    overdue: sorted.filter(({ dueAt }) => dueAt <= today),
    upcoming: sorted.filter(({ dueAt }) => dueAt > today && dueAt.getTime() <= end),
  };
}
