import Box from '@mui/material/Box';
import { fullName } from '../../../shared/format/full-name';
import { formatDateTime } from '../../../shared/format/formats';
import { interviewTypeLabel } from '../../../domain/interviews/interview-terms';
import { toPlannedInterview, type Appointment, type Notification } from '../appointment';
import { DetailList } from '../../../shared/ui/detail-list';
import { NotificationNotices } from './notification-notices';
import { PlannedPreview } from './planned-preview';
import { useIsManual } from './use-is-manual';

interface NotificationSummaryProps {
  appointment: Appointment;
  notification: Notification;
}

export function NotificationSummary({ appointment, notification }: NotificationSummaryProps) {
  const { candidate, startsAt, interviewType } = appointment;
  const { sendEmail, sendWhatsApp, customMessage } = notification;
  const manual = useIsManual(sendWhatsApp);
  const whatsApp = manual ? `Envio manual para ${candidate.phone}` : `Será enviado para ${candidate.phone}`;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DetailList
        details={[
          ['Entrevista', `${interviewTypeLabel(interviewType)}, ${formatDateTime(startsAt)}`],
          ['Candidato', fullName(candidate)],
          ['E-mail', sendEmail ? `Será enviado para ${candidate.email}` : 'Não será enviado'],
          ['WhatsApp', sendWhatsApp ? whatsApp : 'Não será enviado'],
        ]}
      />
      <PlannedPreview planned={toPlannedInterview(appointment)} message={customMessage} />
      <NotificationNotices phone={candidate.phone} notification={notification} />
    </Box>
  );
}
