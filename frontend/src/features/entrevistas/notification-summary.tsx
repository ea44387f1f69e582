import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatDateTime } from '../../shared/formats';
import { interviewTypeLabel } from '../../shared/interview-terms';
import type { Appointment, Notification } from './appointment';
import { Facts } from './appointment-facts';

interface NotificationSummaryProps {
  appointment: Appointment;
  notification: Notification;
}

export function NotificationSummary({ appointment, notification }: NotificationSummaryProps) {
  const { candidate, slot, interviewType } = appointment;
  const { sendEmail, sendWhatsApp, customMessage } = notification;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts
        facts={[
          ['Entrevista', `${interviewTypeLabel(interviewType)}, ${formatDateTime(slot.startsAt)}`],
          ['Candidato', `${candidate.firstName} ${candidate.lastName}`],
          ['E-mail', sendEmail ? `Será enviado para ${candidate.email}` : 'Não será enviado'],
          ['WhatsApp', sendWhatsApp ? `Será enviado para ${candidate.phone}` : 'Não será enviado'],
          ['Mensagem personalizada', customMessage.trim()],
        ]}
      />
      {!sendEmail && !sendWhatsApp && (
        <Alert severity="info">
          O candidato não será avisado. Depois de agendar, copie o link de confirmação na lista de
          entrevistas.
        </Alert>
      )}
    </Box>
  );
}
