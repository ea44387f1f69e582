import { useMutation } from '@apollo/client/react';
import { ActDialog } from '../../shared/dialogs/act-dialog';
import { toast } from '../../shared/toasts/toast';
import { RESET_SECOND_FACTORS } from './users-queries';

interface ResetSecondFactorDialogProps {
  user: { id: number; username: string };
  onClose: () => void;
}

export function ResetSecondFactorDialog({ user, onClose }: ResetSecondFactorDialogProps) {
  const [reset] = useMutation(RESET_SECOND_FACTORS, { awaitRefetchQueries: true });
  return (
    <ActDialog
      title="Redefinir segundo fator"
      confirm="Redefinir"
      confirming="Redefinindo..."
      failed="Erro ao redefinir o segundo fator"
      act={async () => {
        await reset({ variables: { userId: user.id } });
        toast.success('Segundo fator redefinido', `${user.username} entra agora só com a senha.`);
      }}
      onClose={onClose}
    >
      Use quando <strong>{user.username}</strong> perdeu o celular e os códigos de recuperação. O aplicativo
      autenticador, as chaves de acesso e os códigos deixam de valer, e as sessões abertas terminam. Confirme
      antes, por outro meio, que o pedido é mesmo dessa pessoa.
    </ActDialog>
  );
}
