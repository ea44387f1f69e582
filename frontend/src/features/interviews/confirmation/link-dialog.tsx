import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { copyLink } from '../../../shared/browser/copy-link';
import { DeliveryList } from '../../../domain/messages/deliveries/delivery-list';
import { formatDateTime } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { awaitsOutcome, CHANNEL_LABELS, confirmationLink } from '../../../domain/interviews/interview-terms';
import { DetailList } from '../../../shared/ui/detail-list';
import type { InterviewRow } from '../interviews-queries';

interface LinkDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

export function LinkDialog({ interview, onClose }: LinkDialogProps) {
  const { candidate, confirmedBy, confirmedAt, notificationOptions, emailSent, whatsappSent } = interview;
  const link = confirmationLink(interview.id);
  const channels = [
    notificationOptions.sendEmail && `E-mail (${emailSent ? 'enviado' : 'na fila de envio'})`,
    notificationOptions.sendWhatsApp && `WhatsApp (${whatsappSent ? 'enviado' : 'ainda não enviado'})`,
  ].filter(Boolean);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="link-titulo">
      <DialogTitle id="link-titulo">Link de Confirmação</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {awaitsOutcome(interview) && (
            <Alert severity="info">O horário já passou: o link não abre mais para o candidato.</Alert>
          )}
          <TextField
            id="link"
            label="Link de confirmação"
            value={link}
            multiline
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <DetailList
            details={[
              ['Candidato', candidate && fullName(candidate)],
              ['Entrevista', formatDateTime(interview.interviewDate)],
              ['Notificações enviadas', channels.length ? channels.join(', ') : 'Nenhuma'],
              [
                'Status',
                confirmedBy
                  ? `Confirmada via ${CHANNEL_LABELS[confirmedBy]}${confirmedAt ? ` em ${formatDateTime(confirmedAt)}` : ''}`
                  : 'Aguardando confirmação',
              ],
            ]}
          />
          <Box component="section" aria-labelledby="link-mensagens">
            <Typography id="link-mensagens" component="h3" sx={{ fontWeight: 650 }}>
              Mensagens
            </Typography>
            <DeliveryList interviewId={interview.id} />
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Fechar
        </Button>
        <Button
          variant="contained"
          onClick={() => void copyLink(link, 'O link de confirmação está na área de transferência.')}
        >
          Copiar Link
        </Button>
      </DialogActions>
    </Dialog>
  );
}
