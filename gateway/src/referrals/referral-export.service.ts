import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  ReferralsClient,
  UsersClient,
  type BonusListName,
  type FilterBonuses,
  type ListReferrals,
  type RpcInput,
} from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { csvOf, day, type Columns } from '../exports/csv.js';
import {
  ReferralDetailsService,
  type ReferralResponse,
  type ReferralApplicationResponse,
} from './referral-details.service.js';

const REAIS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });
/** The maximum of one call. */
const ROWS_PER_CALL = 100;

type ReferralRow = ReferralResponse & { applications: readonly ReferralApplicationResponse[] };

const REFERRALS: Columns<ReferralRow> = {
  Código: ({ code }) => code,
  Indicador: ({ referrerName }) => referrerName,
  'E-mail': ({ email }) => email,
  Vaga: ({ jobTitle }) => jobTitle,
  Cliques: ({ clicks }) => clicks,
  Ativa: ({ active }) => (active ? 'Sim' : 'Não'),
  'Data de criação': ({ createdAt }) => day(createdAt),
  Candidatos: ({ applications }) => applications.map(candidateOf).join(', '),
};

/** A referred candidate as the table of the page shows them. */
function candidateOf(row: ReferralApplicationResponse): string {
  return `${nameOf(row)} (${row.holdLabel ?? row.statusLabel})`;
}

/** The name is gone with the data of the candidate; the record stays. */
function nameOf({ candidateName }: ReferralApplicationResponse): string {
  return candidateName ?? 'Candidato removido';
}

/** Who gets a bonus; a visitor has no user name. */
interface Payee {
  username: string | null;
  email: string | null;
}
type BonusRow = ReferralApplicationResponse & { payee: Payee | undefined };

const BONUSES: Columns<BonusRow> = {
  Candidato: nameOf,
  Indicador: ({ referrerName }) => referrerName,
  Vaga: ({ jobTitle }) => jobTitle,
  Situação: ({ statusLabel }) => statusLabel,
  Suspensão: ({ holdLabel }) => holdLabel,
  'Data de contratação': ({ hireDate }) => day(hireDate),
  '1ª parcela (R$)': ({ firstBonusAmount }) => REAIS.format(firstBonusAmount),
  '1º vencimento': ({ firstBonusDueDate }) => day(firstBonusDueDate),
  '1ª paga': ({ firstBonusPaid }) => (firstBonusPaid ? 'Sim' : 'Não'),
  '1º pagamento': ({ firstBonusPaidDate }) => day(firstBonusPaidDate),
  '1º pagamento por': ({ firstBonusPaidBy }) => firstBonusPaidBy,
  '2ª parcela (R$)': ({ secondBonusAmount }) => REAIS.format(secondBonusAmount),
  '2º vencimento': ({ secondBonusDueDate }) => day(secondBonusDueDate),
  '2ª paga': ({ secondBonusPaid }) => (secondBonusPaid ? 'Sim' : 'Não'),
  '2º pagamento': ({ secondBonusPaidDate }) => day(secondBonusPaidDate),
  '2º pagamento por': ({ secondBonusPaidBy }) => secondBonusPaidBy,
  'Total (R$)': ({ totalBonusAmount }) => REAIS.format(totalBonusAmount),
  // Two people of one name cannot be told apart without them.
  'Usuário do indicador': ({ payee }) => payee?.username,
  'E-mail do indicador': ({ payee }) => payee?.email,
};

type Filter = Omit<RpcInput<ListReferrals>, 'page' | 'limit'>;

/** The tabs of the payments screen. */
const FILENAMES: Readonly<Record<BonusListName, string>> = {
  predicted: 'previstos',
  pending: 'pendentes',
  completed: 'concluidos',
  all: 'todos',
};

export interface Export {
  filename: string;
  csv: Readable;
}

@Injectable()
export class ReferralExportService {
  constructor(
    private readonly client: ReferralsClient,
    private readonly users: UsersClient,
    private readonly details: ReferralDetailsService,
    private readonly clock: Clock,
  ) {}

  /** Loads the ids before the response begins, so that an invalid filter gets an error response. */
  async referrals(filter: Filter): Promise<Export> {
    const ids = await this.client.allIds(filter);
    await this.users.audit({ action: 'referrals.exported' });
    return { filename: 'indicacoes.csv', csv: csvOf(this.rows(ids), REFERRALS) };
  }

  /** As {@link referrals}. */
  async bonuses(filter: RpcInput<FilterBonuses>): Promise<Export> {
    const { list } = filter;
    const ids = await this.client.bonusIds(filter);
    await this.users.audit({ action: 'bonuses.exported', details: { list, rows: ids.length } });
    const filename = `bonus-${FILENAMES[list]}-${this.clock.today()}.csv`;
    return { filename, csv: csvOf(this.withPayees(ids), BONUSES) };
  }

  private async *withPayees(ids: readonly number[]): AsyncGenerator<BonusRow> {
    for (let from = 0; from < ids.length; from += ROWS_PER_CALL) {
      const batch = await this.details.applicationsByIds(ids.slice(from, from + ROWS_PER_CALL));
      const referrals = await this.client.byIds({
        ids: [...new Set(batch.map(({ referralId }) => referralId))],
      });
      const named = await this.details.withNames(referrals);
      const payees = new Map<number, Payee>(named.map((referral) => [referral.id, referral]));
      yield* batch.map((row) => ({ ...row, payee: payees.get(row.referralId) }));
    }
  }

  /** Referrals that are erased meanwhile are left out. */
  private async *rows(ids: readonly number[]): AsyncGenerator<ReferralRow> {
    for (let from = 0; from < ids.length; from += ROWS_PER_CALL) {
      const batch = ids.slice(from, from + ROWS_PER_CALL);
      const referrals = new Map((await this.client.byIds({ ids: batch })).map((each) => [each.id, each]));
      const named = await this.details.withNames(batch.flatMap((id) => referrals.get(id) ?? []));
      const candidates = Map.groupBy(
        await this.details.applicationsWithNames(await this.client.applicationsByReferrals({ ids: batch })),
        ({ referralId }) => referralId,
      );
      yield* named.map((referral) => ({ ...referral, applications: candidates.get(referral.id) ?? [] }));
    }
  }
}
