import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { changeStatus, type CandidateToChange } from '../../domain/candidates/change-status';
import { RejectPanel } from '../../domain/candidates/reject-panel';
import { fullName } from '../../shared/format/full-name';

interface RejectCandidateProps {
  candidate: CandidateToChange;
  /** Takes the room it gets instead of a dialog. */
  inPlace?: boolean | undefined;
  onRejected?: () => void;
  onClose: () => void;
}

/** Rejects a candidate from a list or from the workspace, after it has shown the reason and the letter. */
export function RejectCandidate({ inPlace, onRejected, onClose, ...props }: RejectCandidateProps) {
  // Fixed on opening: the screen shows the new status before the response.
  const [candidate] = useState(props.candidate);
  const client = useApolloClient();
  return (
    <RejectPanel
      candidate={candidate}
      inPlace={inPlace}
      {...(candidate.status === 'rejected'
        ? {
            title: 'Enviar retorno',
            submit: 'Enviar',
            text: `${fullName(candidate)} já foi reprovado(a), e ainda não recebeu um e-mail sobre isso. Um e-mail que espera pelo envio é substituído por este.`,
          }
        : { text: `O status de ${fullName(candidate)} passa a ser “Reprovado”.` })}
      onReject={(person, options) =>
        changeStatus(client, person, 'rejected', { ...options, confirmed: true })
      }
      onRejected={onRejected}
      onClose={onClose}
    />
  );
}
