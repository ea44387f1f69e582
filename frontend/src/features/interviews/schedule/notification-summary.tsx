import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { fullName } from '../../../shared/format/full-name';
import { MESSAGE_WAYS, whatsAppLink } from '../../../shared/messages/whatsapp';
import { formatDateTime } from '../../../shared/format/formats';
import { MessagePreview } from '../../../shared/messages/message-preview';
import { interviewTypeLabel } from '../../../shared/interviews/interview-terms';
import { sentMessage, toPlannedInterview, type Appointment, type Notification } from '../appointment';
import { DetailList } from '../detail-list';

interface NotificationSummaryProps {
  appointment: Appointment;
  notification: Notification;
}

export function NotificationSummary({ appointment, notification }: NotificationSummaryProps) {
  const { candidate, slot, interviewType } = appointment;
  const { sendEmail, sendWhatsApp, customMessage } = notification;
  const { data } = useFreshQuery(MESSAGE_WAYS, { skip: !sendWhatsApp });
  const manual = sendWhatsApp && data?.messageWays.whatsApp === 'link';
  const conversation = whatsAppLink(candidate.phone);
  const whatsApp = manual ? `Envio manual para ${candidate.phone}` : `Será enviado para ${candidate.phone}`;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DetailList
        details={[
          ['Entrevista', `${interviewTypeLabel(interviewType)}, ${formatDateTime(slot.startsAt)}`],
          ['Candidato', fullName(candidate)],
          ['E-mail', sendEmail ? `Será enviado para ${candidate.email}` : 'Não será enviado'],
          ['WhatsApp', sendWhatsApp ? whatsApp : 'Não será enviado'],
        ]}
      />
      <MessagePreview
        input={{ ...toPlannedInterview(appointment), content: sentMessage(customMessage, appointment.notes) }}
      />
      {manual && (
        <Alert severity="info">
          O WhatsApp não está conectado. Depois de agendar, a conversa com a mensagem pronta fica em Link de
          Confirmação.{' '}
          {conversation ? (
            <Link href={conversation} target="_blank" rel="noopener noreferrer">
              Abrir conversa agora
            </Link>
          ) : (
            'O telefone do candidato está sem o código de área.'
          )}
        </Alert>
      )}
      {!sendEmail && !sendWhatsApp && (
        <Alert severity="info">
          O candidato não será avisado. Depois de agendar, copie o link de confirmação na lista de
          entrevistas.
        </Alert>
      )}
    </Box>
  );
}
