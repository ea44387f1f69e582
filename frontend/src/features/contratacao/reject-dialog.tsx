import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../shared/api/failure';
import { CANDIDATE_ANSWERS, forget } from '../../shared/api/forget';
import { toast } from '../../shared/toasts/toast';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { REJECT, type ApprovedCandidate } from './hiring-queries';

interface RejectDialogProps {
  candidate: ApprovedCandidate;
  onClose: () => void;
}

export function RejectDialog({ candidate, onClose }: RejectDialogProps) {
  const [reject, { loading }] = useMutation(REJECT, {
    update: (cache) => forget(cache, ...CANDIDATE_ANSWERS),
  });
  const confirmed = async () => {
    try {
      await reject({ variables: { id: candidate.id } });
      toast.success('Candidato rejeitado');
      onClose();
    } catch (error) {
      toast.destructive(
        'Erro ao rejeitar candidato',
        failureOf(error).message || 'Ocorreu um erro ao rejeitar o candidato.',
      );
    }
  };
  return (
    <ConfirmDialog
      title="Rejeitar candidato"
      confirm="Sim, rejeitar candidato"
      confirming="Rejeitando..."
      busy={loading}
      onConfirm={() => void confirmed()}
      onClose={onClose}
    >
      {candidate.firstName} {candidate.lastName} será marcado como reprovado e sairá da lista de aprovados.
    </ConfirmDialog>
  );
}
