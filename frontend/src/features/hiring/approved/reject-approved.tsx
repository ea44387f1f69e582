import { RejectPanel } from '../../../domain/candidates/reject-panel';
import { fullName } from '../../../shared/format/full-name';
import type { ApprovedCandidate } from '../hiring-queries';

const TOASTS = {
  success: 'Candidato rejeitado',
  error: 'Erro ao rejeitar candidato',
  errorFallback: 'Ocorreu um erro ao rejeitar o candidato.',
};

interface RejectApprovedProps {
  candidate: ApprovedCandidate;
  onClose: () => void;
}

export const RejectApproved = ({ candidate, onClose }: RejectApprovedProps) => (
  <RejectPanel
    candidate={candidate}
    texts={{
      title: 'Rejeitar candidato',
      submit: 'Sim, rejeitar candidato',
      text: `${fullName(candidate)} será marcado como reprovado e sairá da lista de aprovados.`,
      toasts: TOASTS,
    }}
    onClose={onClose}
  />
);
