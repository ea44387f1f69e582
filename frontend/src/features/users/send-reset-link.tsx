import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { sendOnce } from '../../shared/api/send-once';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { SEND_PASSWORD_RESET } from './users-queries';

interface SendResetLinkProps {
  userId: number;
  email: string;
  onSent: () => void;
}

/** Lets the user choose the new password, so that no administrator knows it. */
export function SendResetLink({ userId, email, onSent }: SendResetLinkProps) {
  const [send, { loading }] = useMutation(SEND_PASSWORD_RESET);
  const sendLink = () =>
    reportFailure('Erro ao enviar o link', async () => {
      await sendOnce(`reset-${userId}`, (formKey) => send({ variables: { id: userId, formKey } }));
      toast.success('Link enviado', `O link foi enviado para ${email} e vale por 30 minutos.`);
      onSent();
    });
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: 'wrap' }}
      action={
        <Button color="inherit" disabled={loading} onClick={() => void sendLink()}>
          {loading ? 'Enviando...' : 'Enviar link por e-mail'}
        </Button>
      }
    >
      Mais seguro: a própria pessoa cria a nova senha.
    </Alert>
  );
}
