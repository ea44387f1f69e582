import { OtherApplicationsButton } from '../../domain/candidates/other-applications-button';
import { dayOf } from '../../shared/dates/day-ranges';
import { formatDate } from '../../shared/format/formats';
import { formatCents } from '../../shared/format/money';
import { ApplicationState, candidateNameOf, HoldChip } from '../../domain/referrals/application-state';
import { instalmentText } from '../../domain/referrals/instalment-text';
import type { Column } from '../../shared/lists/data-list';
import { CodeText } from '../../shared/ui/code-text';
import { ToneChip } from '../../shared/ui/tone-chip';
import type { ApplicationRow, ReferralRow } from './referral-queries';

const code: Column<ReferralRow> = {
  key: 'code',
  label: 'Código',
  sortBy: (row) => row.code,
  cell: (row) => <CodeText code={row.code} />,
};
const referrer: Column<ReferralRow> = {
  key: 'referrerName',
  label: 'Indicador',
  sortBy: (row) => row.referrerName,
  cell: (row) => row.referrerName ?? row.username ?? '–',
};
const details: Array<Column<ReferralRow>> = [
  {
    key: 'jobTitle',
    label: 'Vaga',
    sortBy: (row) => row.jobTitle,
    cell: (row) => row.jobTitle ?? 'Vaga encerrada',
  },
  {
    key: 'clicks',
    label: 'Cliques',
    isFigure: true,
    sortBy: (row) => row.clicks,
    cell: (row) => row.clicks,
  },
  {
    key: 'active',
    label: 'Situação',
    sortBy: (row) => row.active,
    cell: (row) =>
      row.active ? <ToneChip tone="success" label="Ativa" /> : <ToneChip tone="default" label="Inativa" />,
  },
  {
    key: 'createdAt',
    label: 'Criada em',
    sortBy: (row) => row.createdAt,
    cell: (row) => formatDate(row.createdAt),
  },
];

export const MY_COLUMNS = [code, ...details];
/** The keys are the server's sort keys. */
const sortedByServer = <R,>(columns: ReadonlyArray<Column<R>>): Array<Column<R>> =>
  columns.map((column) => ({ ...column, sortBy: 'server' }));

export const ALL_COLUMNS = sortedByServer([code, referrer, ...details]);

export const APPLICATION_COLUMNS: Array<Column<ApplicationRow>> = [
  {
    key: 'candidate',
    label: 'Candidato',
    sortBy: (row) => row.candidateName,
    cell: (row) => candidateNameOf(row.candidateName),
  },
  {
    key: 'job',
    label: 'Vaga',
    sortBy: (row) => row.jobTitle,
    cell: (row) => row.jobTitle ?? 'Vaga encerrada',
    note: (row) => (
      <OtherApplicationsButton
        isDense
        candidate={{ id: row.candidateId, person: row.person }}
        name={candidateNameOf(row.candidateName)}
      />
    ),
  },
  {
    key: 'referrer',
    label: 'Indicado por',
    width: '9rem',
    sortBy: (row) => row.referrerName,
    cell: (row) => row.referrerName ?? '–',
  },
  {
    key: 'status',
    label: 'Status',
    width: '11.5rem',
    sortBy: (row) => row.statusLabel,
    cell: (row) =>
      row.holdLabel ? (
        <HoldChip label={row.holdLabel} />
      ) : (
        <ApplicationState status={row.status} label={row.statusLabel} />
      ),
    note: (row) => row.holdLabel && row.statusLabel,
  },
  {
    key: 'total',
    label: 'Bônus',
    width: '14rem',
    isFigure: true,
    sortBy: (row) => row.bonusAmount,
    cell: (row) => formatCents(row.bonusAmount),
    note: (row) => row.isHired && instalmentsOf(row).map((text) => <div key={text}>{text}</div>),
  },
  {
    key: 'hireDate',
    label: 'Contratação',
    width: '7.5rem',
    sortBy: (row) => row.hireDate,
    cell: (row) => (row.hireDate ? formatDate(row.hireDate) : '–'),
    joins: { column: 'status', text: (row) => row.hireDate && `contratação ${formatDate(row.hireDate)}` },
  },
  {
    key: 'date',
    label: 'Data',
    width: '6.25rem',
    sortBy: (row) => row.createdAt,
    cell: (row) => formatDate(row.createdAt),
  },
];

/** Who refers reads when the money comes, not who pays it. */
function instalmentsOf(row: ApplicationRow): string[] {
  return (['first', 'second'] as const).map((which, at) => {
    const text = instalmentText({
      paid: row[`${which}BonusPaid` as const],
      due: row[`${which}BonusDueDate` as const],
      paidDate: row[`${which}BonusPaidDate` as const],
      paidBy: null,
      onHold: row.hold !== null,
      today: dayOf(),
    });
    return `${at + 1}ª parcela: ${text}`;
  });
}

export const ALL_APPLICATION_COLUMNS = sortedByServer(APPLICATION_COLUMNS);
