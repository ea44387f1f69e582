import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import type { ApprovedCandidate } from './hiring-queries';
import { useHiringChanges } from './use-hiring-changes';

interface RejectDialogProps {
  candidate: ApprovedCandidate;
  onClose: () => void;
}

export function RejectDialog({ candidate, onClose }: RejectDialogProps) {
  const { reject } = useHiringChanges();
  return (
    <ConfirmDialog
      title="Rejeitar candidato"
      confirm="Sim, rejeitar candidato"
      confirming="Rejeitando..."
      busy={false}
      onConfirm={() => {
        void reject(candidate);
        onClose();
      }}
      onClose={onClose}
    >
      {candidate.firstName} {candidate.lastName} será marcado como reprovado e sairá da lista de aprovados.
    </ConfirmDialog>
  );
}
