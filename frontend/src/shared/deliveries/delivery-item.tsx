import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { failureOf } from '../api/failure';
import { counted } from '../formats';
import { toast } from '../toasts/toast';
import { ToneChip } from '../ui/tone-chip';
import { RESEND, type Delivery } from './deliveries-queries';
import { CHANNEL_NAMES, kindLabel, momentOf, STATES } from './delivery-terms';

const TONES = { pending: 'warning', sent: 'success', failed: 'error', cancelled: 'default' } as const;

/** One message: what it is, where it went, how that ended, and another try when it ended badly. */
export function DeliveryItem({ delivery }: { delivery: Delivery }) {
  const [resend, { loading }] = useMutation(RESEND);
  const { id, channel, to, state, attempts, lastError } = delivery;
  const kind = kindLabel(delivery);
  const tryAgain = async () => {
    try {
      await resend({ variables: { id } });
      toast.success('Mensagem na fila de envio', kind);
    } catch (error) {
      toast.destructive('Erro ao reenviar mensagem', failureOf(error).message);
    }
  };
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 620, mr: 'auto', overflowWrap: 'anywhere' }}>{kind}</Typography>
        <ToneChip tone={TONES[state]} label={STATES[state]} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[CHANNEL_NAMES[channel], to, momentOf(delivery)].filter(Boolean).join(' · ')}
        {attempts > 1 && ` · ${counted(attempts, 'tentativa', 'tentativas')}`}
      </Typography>
      {lastError && state !== 'sent' && (
        <Typography
          variant="body2"
          color={state === 'failed' ? 'error' : 'text.secondary'}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {lastError}
        </Typography>
      )}
      {state === 'failed' && (
        <Box>
          <Button
            size="small"
            variant="outlined"
            disabled={loading}
            aria-label={`Reenviar ${kind}`}
            onClick={() => void tryAgain()}
          >
            {loading ? 'Reenviando...' : 'Reenviar'}
          </Button>
        </Box>
      )}
    </Box>
  );
}
