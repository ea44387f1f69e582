import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { whatsAppLink } from '../../../domain/messages/whatsapp';
import type { Notification } from '../appointment';
import { useIsManual } from './use-is-manual';

interface NotificationNoticesProps {
  phone: string;
  notification: Pick<Notification, 'sendEmail' | 'sendWhatsApp'>;
}

/** What the recruiter has to do by hand, if the candidate is not notified by the product. */
export function NotificationNotices({ phone, notification }: NotificationNoticesProps) {
  const { sendEmail, sendWhatsApp } = notification;
  const manual = useIsManual(sendWhatsApp);
  const conversation = whatsAppLink(phone);
  return (
    <>
      {manual && (
        <Alert severity="info">
          O WhatsApp não está conectado. Depois de agendar, a conversa com a mensagem pronta fica em Link de
          Confirmação.{' '}
          {conversation ? (
            <Link href={conversation} target="_blank" rel="noopener noreferrer" underline="always">
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
    </>
  );
}
