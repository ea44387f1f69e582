import { RejectDialog as SharedRejectDialog } from '../../../shared/candidates/reject-dialog';
import type { ApprovedCandidate } from '../hiring-queries';
import { useHiringChanges } from '../use-hiring-changes';

interface RejectDialogProps {
  candidate: ApprovedCandidate;
  onClose: () => void;
}

export function RejectDialog({ candidate, onClose }: RejectDialogProps) {
  const { reject } = useHiringChanges();
  return (
    <SharedRejectDialog
      candidate={candidate}
      title="Rejeitar candidato"
      submit="Sim, rejeitar candidato"
      text={`${candidate.firstName} ${candidate.lastName} será marcado como reprovado e sairá da lista de aprovados.`}
      onReject={(person, options) => void reject(person, options)}
      onClose={onClose}
    />
  );
}
