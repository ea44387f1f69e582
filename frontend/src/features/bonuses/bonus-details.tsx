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
import { formatDate, formatDateTime } from '../../shared/formats';
import { reais, reaisOfCents } from '../../shared/money';
import { candidateNameOf, HoldChip } from '../../shared/referrals/application-state';
import { ListState } from '../../shared/ui/list-state';
import { BONUS_ENTRIES, type BonusRow } from './bonus-queries';

/** Ledger of a bonus: amounts promised, paid and reversed, with user, time and reason. */
export function BonusDetails({ bonus, onClose }: { bonus: BonusRow; onClose: () => void }) {
  const id = useId();
  const { data, error, loading, refetch } = useFreshQuery(BONUS_ENTRIES, { variables: { id: bonus.id } });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Histórico do bônus</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{reais(bonus.totalBonusAmount)}</strong> para{' '}
          <strong>{bonus.referrerName ?? 'quem indicou'}</strong>, pela indicação de{' '}
          {candidateNameOf(bonus.candidateName)} ({bonus.jobTitle ?? 'Vaga encerrada'}).
        </Typography>
        {bonus.holdLabel && (
          <Box>
            <HoldChip label={bonus.holdLabel} />
          </Box>
        )}
        <ListState
          ready={Boolean(data)}
          loading={loading}
          error={error}
          onRetry={refetch}
          wait="Carregando histórico..."
          failure="Erro ao carregar o histórico do bônus"
        >
          <Box
            component="ol"
            aria-label="Histórico do bônus"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
          >
            {data?.bonusEntries.map((entry) => (
              <EntryItem key={entry.id} entry={entry} />
            ))}
          </Box>
        </ListState>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}

type Entry = BonusEntriesQuery['bonusEntries'][number];

function EntryItem({ entry }: { entry: Entry }) {
  const { label, instalment, amount, day, reason, actorName, at } = entry;
  const details = [
    instalment && `${instalment}ª parcela`,
    amount !== null && reaisOfCents(amount),
    day && `data ${formatDate(day)}`,
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 620 }}>{label}</Typography>
      {details.length > 0 && <Typography>{details.join(' · ')}</Typography>}
      {reason && <Typography>Motivo: {reason}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatDateTime(at)} · {actorName ?? 'Sistema'}
      </Typography>
    </Box>
  );
}
