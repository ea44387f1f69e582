import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../shared/api/failure';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { toast } from '../../shared/toasts/toast';
import { END_USER_SESSIONS } from './users-queries';

interface EndSessionsDialogProps {
  user: { id: number; username: string };
  onClose: () => void;
}

/** Ends the sessions of a user on all devices, for instance after one was lost. */
export function EndSessionsDialog({ user, onClose }: EndSessionsDialogProps) {
  const [end, { loading }] = useMutation(END_USER_SESSIONS);
  const confirm = async () => {
    try {
      await end({ variables: { userId: user.id } });
      toast.success('Sessões encerradas', `${user.username} precisa entrar de novo em todos os aparelhos.`);
    } catch (error) {
      toast.destructive('Erro ao encerrar as sessões', failureOf(error).message);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title="Encerrar sessões"
      confirm="Encerrar sessões"
      confirming="Encerrando..."
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <strong>{user.username}</strong> sai de todos os aparelhos agora e pode entrar de novo com a senha. Se
      alguém conhece a senha, altere-a também.
    </ConfirmDialog>
  );
}
