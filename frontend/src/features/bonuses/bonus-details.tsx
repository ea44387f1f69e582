import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { BonusEntriesQuery } from '../../generated/graphql';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { formatDate, formatDateTime } from '../../shared/format/formats';
import { formatReais, formatCents } from '../../shared/format/money';
import { candidateNameOf, HoldChip } from '../../domain/referrals/application-state';
import { BONUS_ENTRIES } from '../../domain/referrals/bonus-entries';
import { LoadState, queryState } from '../../shared/ui/load-state';
import type { BonusRow } from './bonus-queries';

export function BonusDetails({ bonus, onClose }: { bonus: BonusRow; onClose: () => void }) {
  const id = useId();
  const query = useFreshQuery(BONUS_ENTRIES, { variables: { id: bonus.id } });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Histórico do bônus</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{formatReais(bonus.totalBonusAmount)}</strong> para{' '}
          <strong>{bonus.referrerName ?? 'quem indicou'}</strong>, pela indicação de{' '}
          {candidateNameOf(bonus.candidateName)} ({bonus.jobTitle ?? 'Vaga encerrada'}).
        </Typography>
        {bonus.holdLabel && (
          <Box>
            <HoldChip label={bonus.holdLabel} />
          </Box>
        )}
        <LoadState
          {...queryState(query)}
          loadingLabel="Carregando histórico..."
          errorTitle="Erro ao carregar o histórico do bônus"
        >
          <Box
            component="ol"
            aria-label="Histórico do bônus"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
          >
            {query.data?.bonusEntries.map((entry) => (
              <EntryItem key={entry.id} entry={entry} />
            ))}
          </Box>
        </LoadState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}

type Entry = BonusEntriesQuery['bonusEntries'][number];

function EntryItem({ entry }: { entry: Entry }) {
  const { kind, label, instalment, amount, day, reason, actorName, at } = entry;
  const details = [
    instalment && `${instalment}ª parcela`,
    amount !== null && formatCents(amount),
    day && `data ${formatDate(day)}`,
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 620 }}>{label}</Typography>
      {details.length > 0 && <Typography>{details.join(' · ')}</Typography>}
      {reason && <Typography>Motivo: {reason}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatDateTime(at)} · {actorName ?? (kind === 'registered' ? 'Candidatura com o link' : 'Sistema')}
      </Typography>
    </Box>
  );
}
