import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sendOnce } from '../../../shared/api/send-once';
import { formatCount } from '../../../shared/format/formats';
import { reportFailure } from '../../../shared/toasts/report-failure';
import { toast } from '../../../shared/toasts/toast';
import { ToneChip } from '../../../shared/ui/tone-chip';
import { RESEND, type Delivery } from './deliveries-queries';
import { CHANNEL_NAMES, kindLabel, momentOf, RECIPIENTS, STATES } from './delivery-labels';

export function DeliveryItem({ delivery }: { delivery: Delivery }) {
  const [resend, { loading }] = useMutation(RESEND);
  const { id, channel, to, state, attempts, lastError, link, recipientKind, resendOf } = delivery;
  const { label, tone, resend: action } = STATES[state];
  const kind = kindLabel(delivery);
  const sendAgain = () =>
    reportFailure('Erro ao reenviar mensagem', async () => {
      await sendOnce(`delivery-${id}`, (formKey) => resend({ variables: { id, formKey } }));
      toast.success('Mensagem na fila de envio', kind);
    });
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 620, mr: 'auto', overflowWrap: 'anywhere' }}>{kind}</Typography>
        <ToneChip tone={tone} label={label} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[
          CHANNEL_NAMES[channel],
          RECIPIENTS[recipientKind],
          to,
          momentOf(delivery),
          resendOf && 'Segundo envio',
        ]
          .filter(Boolean)
          .join(' · ')}
        {attempts > 1 && ` · ${formatCount(attempts, 'tentativa', 'tentativas')}`}
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
      {link && (
        <Box>
          <Button size="small" variant="outlined" href={link} target="_blank" rel="noopener noreferrer">
            Abrir conversa no WhatsApp
          </Button>
        </Box>
      )}
      {action && (
        <Box>
          <Button
            size="small"
            variant={state === 'failed' ? 'outlined' : 'text'}
            disabled={loading}
            aria-label={`${action} ${kind}`}
            onClick={() => void sendAgain()}
          >
            {loading ? 'Reenviando...' : action}
          </Button>
        </Box>
      )}
    </Box>
  );
}
