import { useMutation } from '@apollo/client/react';
import { ActDialog } from '../../shared/dialogs/act-dialog';
import { toast } from '../../shared/toasts/toast';
import { END_USER_SESSIONS } from './users-queries';

interface EndSessionsDialogProps {
  user: { id: number; username: string };
  onClose: () => void;
}

export function EndSessionsDialog({ user, onClose }: EndSessionsDialogProps) {
  const [end] = useMutation(END_USER_SESSIONS);
  return (
    <ActDialog
      title="Encerrar sessões"
      confirm="Encerrar sessões"
      confirming="Encerrando..."
      failed="Erro ao encerrar as sessões"
      act={async () => {
        await end({ variables: { userId: user.id } });
        toast.success('Sessões encerradas', `${user.username} precisa entrar de novo em todos os aparelhos.`);
      }}
      onClose={onClose}
    >
      <strong>{user.username}</strong> sai de todos os aparelhos agora e pode entrar de novo com a senha. Se
      alguém conhece a senha, altere-a também.
    </ActDialog>
  );
}
