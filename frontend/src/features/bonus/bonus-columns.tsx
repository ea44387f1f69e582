import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayOf } from '../../shared/day-ranges';
import { formatDate } from '../../shared/formats';
import { reais } from '../../shared/money';
import { ApplicationState, candidateNameOf } from '../../shared/referrals/application-state';
import type { Column } from '../../shared/ui/data-list';
import { ToneChip } from '../../shared/ui/tone-chip';
import type { BonusRow } from './bonus-queries';
import { URGENCY } from './bonus-rules';

interface InstalmentProps {
  amount: number;
  paid: boolean;
  due: string | null;
  paidDate: string | null;
}

function Instalment({ amount, paid, due, paidDate }: InstalmentProps) {
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {reais(amount)}
      <Typography variant="body2" sx={{ color: paid ? 'success.main' : 'text.secondary' }}>
        {paid
          ? `Pago em ${paidDate ? formatDate(paidDate) : '–'}`
          : due
            ? `${dayOf(due) < dayOf() ? 'Venceu' : 'Vence'} em ${formatDate(due)}`
            : 'Sem data'}
      </Typography>
    </Box>
  );
}

export const BONUS_COLUMNS: Array<Column<BonusRow>> = [
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
    cell: (row) => row.referrerName ?? '–',
  },
  {
    key: 'job',
    label: 'Vaga',
    sortBy: (row) => row.jobTitle,
    cell: (row) => row.jobTitle ?? 'Vaga encerrada',
  },
  {
    key: 'status',
    label: 'Status',
    sortBy: (row) => row.statusLabel,
    cell: (row) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <ApplicationState status={row.status} label={row.statusLabel} />
        {row.isHired && row.paymentStatus !== 'completed' && <ToneChip {...URGENCY[row.paymentStatus]} />}
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
      />
    ),
  },
  {
    key: 'total',
    label: 'Total',
    sortBy: (row) => row.totalBonusAmount,
    cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{reais(row.totalBonusAmount)}</span>,
  },
];
