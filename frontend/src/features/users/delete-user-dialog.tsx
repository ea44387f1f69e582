import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { formatCount } from '../../shared/format/formats';
import { formatCents } from '../../shared/format/money';
import { toast } from '../../shared/toasts/toast';
import { ActDialog } from '../../shared/dialogs/act-dialog';
import { DELETE_USER, OPEN_ITEMS } from './users-queries';

interface DeleteUserDialogProps {
  user: { id: number; username: string; invited: boolean };
  onClose: () => void;
}

/** Ends the access of a user. Lists the user's open referrals and unpaid bonuses first. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const [remove] = useMutation(DELETE_USER, { awaitRefetchQueries: true });
  const act = async () => {
    await remove({ variables: { id: user.id } });
    if (user.invited) toast.success('Convite cancelado', 'O link do e-mail não vale mais.');
    else
      toast.success(
        'Usuário excluído',
        'O acesso terminou. O que este usuário fez continua com o nome dele.',
      );
  };
  const common = { failed: 'Erro ao excluir usuário', act, onClose };
  if (user.invited)
    return (
      <ActDialog
        {...common}
        title="Cancelar convite"
        confirm="Cancelar convite"
        cancel="Voltar"
        confirming="Cancelando..."
      >
        <span>
          O convite de <strong>{user.username}</strong> deixa de valer e o usuário é removido.
        </span>
      </ActDialog>
    );
  return (
    <ActDialog {...common} title="Excluir Usuário" confirm="Excluir" confirming="Excluindo...">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <span>
          Tem certeza que deseja excluir o usuário <strong>{user.username}</strong>? O acesso termina na hora.
          Quem já entrou no sistema fica guardado como desativado e pode ser reativado em “Mostrar
          desativados”.
        </span>
        <OpenItems userId={user.id} />
      </Box>
    </ActDialog>
  );
}

function OpenItems({ userId }: { userId: number }) {
  const { data, error, loading } = useFreshQuery(OPEN_ITEMS, { variables: { id: userId } });
  if (error)
    return (
      <Alert severity="warning">Não foi possível verificar as indicações e os bônus deste usuário.</Alert>
    );
  if (loading || !data) return <span>Verificando indicações e bônus em aberto...</span>;
  const { referrals, awaitingHire, owedBonuses, owedCents } = data.userOpenItems;
  if (referrals === 0) return null;
  return (
    <Alert severity={owedBonuses ? 'warning' : 'info'}>
      {[
        formatCount(referrals, 'indicação continua', 'indicações continuam') + ' em nome deste usuário',
        awaitingHire > 0 &&
          formatCount(awaitingHire, 'candidato aguarda', 'candidatos aguardam') + ' contratação',
        owedBonuses > 0 &&
          `${formatCount(owedBonuses, 'bônus a pagar', 'bônus a pagar')} (${formatCents(owedCents)})`,
      ]
        .filter(Boolean)
        .join('; ')}
      .
    </Alert>
  );
}
