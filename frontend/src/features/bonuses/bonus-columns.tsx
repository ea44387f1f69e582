import Box from '@mui/material/Box';
import { OtherApplicationsButton } from '../../domain/candidates/other-applications-button';
import type { Day } from '../../shared/dates/days';
import { formatDate } from '../../shared/format/formats';
import { formatReais } from '../../shared/format/money';
import { ApplicationState, candidateNameOf, HoldChip } from '../../domain/referrals/application-state';
import { instalmentText } from '../../domain/referrals/instalment-text';
import type { Column } from '../../shared/lists/data-list';
import { ToneChip } from '../../shared/ui/tone-chip';
import type { BonusRow } from './bonus-queries';
import { urgencyOf } from './bonus-rules';

const instalmentColumn = (which: 'first' | 'second', label: string, today: Day): Column<BonusRow> => ({
  key: which,
  label,
  width: '9.75rem',
  isFigure: true,
  sortBy: 'server',
  cell: (row) => (
    <span style={{ whiteSpace: 'nowrap' }}>{formatReais(row[`${which}BonusAmount` as const])}</span>
  ),
  note: (row) => {
    const paid = row[`${which}BonusPaid` as const];
    const text = instalmentText({
      paid,
      due: row[`${which}BonusDueDate` as const],
      paidDate: row[`${which}BonusPaidDate` as const],
      paidBy: row[`${which}BonusPaidBy` as const],
      onHold: Boolean(row.hold),
      today,
    });
    return (
      <Box component="span" title={text} sx={{ color: paid ? 'success.main' : undefined }}>
        {text}
      </Box>
    );
  },
});

/** Between what is held and why: 'Sem bônus: autoindicação'. */
const HOLD_SEPARATOR = ': ';

/** What is said first of a bonus: that it may not be paid, when it has to be, or its status. */
function StateChip({ row, today }: { row: BonusRow; today: Day }) {
  if (row.holdLabel) return <HoldChip label={row.holdLabel.split(HOLD_SEPARATOR, 1).join()} />;
  if (isUrgent(row)) return <ToneChip {...urgencyOf(row, today)} />;
  return <ApplicationState status={row.status} label={row.statusLabel} />;
}

/** Why it may not be paid, and the status. */
function stateNote(row: BonusRow) {
  if (!row.holdLabel) return isUrgent(row) && row.statusLabel;
  const [, ...why] = row.holdLabel.split(HOLD_SEPARATOR);
  return [...why, row.statusLabel].join(' · ');
}

const isUrgent = (row: BonusRow): boolean => row.isHired && row.paymentStatus !== 'completed';

export const bonusColumns = (today: Day): Array<Column<BonusRow>> => [
  {
    key: 'candidate',
    label: 'Candidato',
    sortBy: 'server',
    cell: (row) => candidateNameOf(row.candidateName),
  },
  {
    key: 'job',
    label: 'Vaga',
    sortBy: 'server',
    cell: (row) => row.jobTitle ?? 'Vaga encerrada',
    note: (row) => <OthersOf row={row} />,
    joins: {
      column: 'candidate',
      text: (row) => (
        <>
          {row.jobTitle ?? 'Vaga encerrada'} <OthersOf row={row} />
        </>
      ),
    },
  },
  {
    key: 'referrer',
    label: 'Indicado por',
    width: '9rem',
    sortBy: 'server',
    cell: (row) => row.referrerName ?? '–',
    note: (row) => !row.referrerActive && 'Usuário desativado',
  },
  {
    key: 'status',
    label: 'Status',
    // As wide as the longest state, 'Aguardando contratação'.
    width: '11.5rem',
    sortBy: 'server',
    cell: (row) => <StateChip row={row} today={today} />,
    note: stateNote,
  },
  {
    key: 'hireDate',
    label: 'Contratação',
    width: '7.5rem',
    sortBy: 'server',
    cell: (row) => (row.hireDate ? formatDate(row.hireDate) : '–'),
    joins: { column: 'status', text: (row) => row.hireDate && `contratação ${formatDate(row.hireDate)}` },
  },
  instalmentColumn('first', '1ª parcela', today),
  instalmentColumn('second', '2ª parcela', today),
  {
    key: 'total',
    label: 'Total',
    width: '6.5rem',
    isFigure: true,
    sortBy: 'server',
    cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{formatReais(row.totalBonusAmount)}</span>,
    joins: { column: 'referrer', text: (row) => `total ${formatReais(row.totalBonusAmount)}` },
  },
];

const OthersOf = ({ row }: { row: BonusRow }) => (
  <OtherApplicationsButton
    isDense
    candidate={{ id: row.candidateId, person: row.person }}
    name={candidateNameOf(row.candidateName)}
  />
);
