import { RejectPanel } from '../../../domain/candidates/reject-panel';
import type { ApprovedCandidate } from '../hiring-queries';
import { useHiringChanges } from '../use-hiring-changes';

interface RejectApprovedProps {
  candidate: ApprovedCandidate;
  onClose: () => void;
}

export function RejectApproved({ candidate, onClose }: RejectApprovedProps) {
  const { reject } = useHiringChanges();
  return (
    <RejectPanel
      candidate={candidate}
      title="Rejeitar candidato"
      submit="Sim, rejeitar candidato"
      text={`${candidate.firstName} ${candidate.lastName} será marcado como reprovado e sairá da lista de aprovados.`}
      onReject={(person, options) => reject(person, options)}
      onClose={onClose}
    />
  );
}
