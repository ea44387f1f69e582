import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OtherApplicationsButton } from '../../shared/candidates/other-applications-button';
import { dayOf } from '../../shared/dates/day-ranges';
import type { Day } from '../../shared/dates/days';
import { formatDate } from '../../shared/format/formats';
import { formatReais } from '../../shared/format/money';
import { ApplicationState, candidateNameOf, HoldChip } from '../../shared/referrals/application-state';
import type { Column } from '../../shared/lists/data-list';
import { ToneChip } from '../../shared/ui/tone-chip';
import type { BonusRow } from './bonus-queries';
import { urgencyOf } from './bonus-rules';

interface InstalmentProps {
  amount: number;
  paid: boolean;
  due: string | null;
  paidDate: string | null;
  paidBy: string | null;
  onHold: boolean;
  today: Day;
}

function dueText(due: string | null, today: Day): string {
  if (!due) return 'Sem data';
  const day = dayOf(due);
  if (day === today) return 'Vence hoje';
  return `${day < today ? 'Venceu' : 'Vence'} em ${formatDate(due)}`;
}

function Instalment({ amount, paid, due, paidDate, paidBy, onHold, today }: InstalmentProps) {
  return (
    <Box>
      <span style={{ whiteSpace: 'nowrap' }}>{formatReais(amount)}</span>
      <Typography variant="body2" sx={{ color: paid ? 'success.main' : 'text.secondary' }}>
        {paid
          ? `Pago em ${paidDate ? formatDate(paidDate) : '–'}${paidBy ? ` por ${paidBy}` : ''}`
          : onHold
            ? 'Suspensa'
            : dueText(due, today)}
      </Typography>
    </Box>
  );
}

export const bonusColumns = (today: Day): Array<Column<BonusRow>> => [
  {
    key: 'candidate',
    label: 'Candidato',
    sortBy: (row) => row.candidateName,
    cell: (row) => candidateNameOf(row.candidateName),
  },
  {
    key: 'referrer',
    label: 'Indicado por',
    sortBy: (row) => row.referrerName,
    cell: (row) => (
      <>
        {row.referrerName ?? '–'}
        {!row.referrerActive && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Usuário desativado
          </Typography>
        )}
      </>
    ),
  },
  {
    key: 'job',
    label: 'Vaga',
    sortBy: (row) => row.jobTitle,
    cell: (row) => (
      <>
        {row.jobTitle ?? 'Vaga encerrada'}
        <OtherApplicationsButton
          candidateId={row.candidateId}
          person={row.person}
          name={candidateNameOf(row.candidateName)}
        />
      </>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    sortBy: (row) => row.statusLabel,
    cell: (row) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <ApplicationState status={row.status} label={row.statusLabel} />
        {row.holdLabel ? (
          <HoldChip label={row.holdLabel} />
        ) : (
          row.isHired && row.paymentStatus !== 'completed' && <ToneChip {...urgencyOf(row, today)} />
        )}
      </Box>
    ),
  },
  {
    key: 'hireDate',
    label: 'Contratação',
    sortBy: (row) => row.hireDate,
    cell: (row) => (row.hireDate ? formatDate(row.hireDate) : '–'),
  },
  {
    key: 'first',
    label: '1ª parcela',
    sortBy: (row) => row.firstBonusDueDate,
    cell: (row) => (
      <Instalment
        amount={row.firstBonusAmount}
        paid={row.firstBonusPaid}
        due={row.firstBonusDueDate}
        paidDate={row.firstBonusPaidDate}
        paidBy={row.firstBonusPaidBy}
        onHold={Boolean(row.hold)}
        today={today}
      />
    ),
  },
  {
    key: 'second',
    label: '2ª parcela',
    sortBy: (row) => row.secondBonusDueDate,
    cell: (row) => (
      <Instalment
        amount={row.secondBonusAmount}
        paid={row.secondBonusPaid}
        due={row.secondBonusDueDate}
        paidDate={row.secondBonusPaidDate}
        paidBy={row.secondBonusPaidBy}
        onHold={Boolean(row.hold)}
        today={today}
      />
    ),
  },
  {
    key: 'total',
    label: 'Total',
    sortBy: (row) => row.totalBonusAmount,
    cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{formatReais(row.totalBonusAmount)}</span>,
  },
];
