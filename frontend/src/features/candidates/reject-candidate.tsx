import { useApolloClient } from '@apollo/client/react';
import { changeStatus, type CandidateToChange } from '../../shared/candidates/change-status';
import { RejectDialog } from '../../shared/candidates/reject-dialog';
import { fullName } from '../../shared/format/full-name';

interface RejectCandidateProps {
  candidate: CandidateToChange;
  onRejected?: () => void;
  onClose: () => void;
}

/** Rejects a candidate from the list or from the detail, after it has asked for the reason. */
export function RejectCandidate({ candidate, onRejected, onClose }: RejectCandidateProps) {
  const client = useApolloClient();
  return (
    <RejectDialog
      candidate={candidate}
      {...(candidate.status === 'rejected'
        ? {
            title: 'Enviar retorno',
            submit: 'Enviar',
            text: `${fullName(candidate)} já foi reprovado(a), e ainda não recebeu um e-mail sobre isso. Um e-mail que espera pelo envio é substituído por este.`,
          }
        : { text: `O status de ${fullName(candidate)} passa a ser “Reprovado”.` })}
      onReject={(person, options) =>
        void changeStatus(client, person, 'rejected', { ...options, confirmed: true }).then(
          (isStored) => isStored && onRejected?.(),
        )
      }
      onClose={onClose}
    />
  );
}
