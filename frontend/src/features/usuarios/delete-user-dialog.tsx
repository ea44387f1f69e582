import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../shared/api/failure';
import { toast } from '../../shared/toasts/toast';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { DELETE_USER, USERS } from './users-queries';

interface DeleteUserDialogProps {
  user: { id: number; username: string };
  onClose: () => void;
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const [remove, { loading }] = useMutation(DELETE_USER, {
    refetchQueries: [USERS],
    awaitRefetchQueries: true,
  });
  const confirm = async () => {
    try {
      await remove({ variables: { id: user.id } });
      toast.success('Usuário excluído', 'O usuário foi removido com sucesso.');
    } catch (error) {
      toast.destructive('Erro ao excluir usuário', failureOf(error).message);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title="Excluir Usuário"
      confirm="Excluir"
      confirming="Excluindo..."
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Tem certeza que deseja excluir o usuário <strong>{user.username}</strong>? Esta ação não pode ser
      desfeita.
    </ConfirmDialog>
  );
}
