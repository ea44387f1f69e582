import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { changeStatus, type CandidateToChange } from '../../../domain/candidates/change-status';
import { DecisionFrame } from '../../../domain/candidates/decision-frame';
import { DecisionMessage } from '../../../domain/candidates/decision-message';
import { useDecisionMessage } from '../../../domain/candidates/use-decision-message';
import { useDecisionSending } from '../../../domain/candidates/use-decision-sending';
import { fullName } from '../../../shared/format/full-name';
import { CancelledInterviewsAlert } from '../../../domain/interviews/cancelled-interviews-alert';

const APPROVAL = { status: 'approved' } as const;

interface ApprovePanelProps {
  candidate: CandidateToChange;
  /** Takes the room it gets instead of a dialog. */
  inPlace: boolean;
  onDecided: () => void;
  onClose: () => void;
}

export function ApprovePanel(props: ApprovePanelProps) {
  const client = useApolloClient();
  // Fixed on opening: another user may change the status meanwhile, which the server compares.
  const [candidate] = useState(props.candidate);
  const message = useDecisionMessage([candidate.id], APPROVAL);
  const { notify } = message;
  const { busy, send } = useDecisionSending({ onClose: props.onClose, onDecided: props.onDecided });
  const approve = () =>
    send((changeIdOf) =>
      changeStatus(client, candidate, 'approved', { notify, confirmed: true, changeIdOf }),
    );
  return (
    <DecisionFrame
      title="Aprovar candidato"
      submit={notify === undefined ? 'Aprovar' : notify ? 'Aprovar e enviar' : 'Aprovar sem enviar'}
      color="success"
      inPlace={props.inPlace}
      busy={busy}
      disabled={message.isUnknown}
      onSubmit={approve}
      onClose={props.onClose}
    >
      <Typography>O status de {fullName(candidate)} passa a ser “Aprovado”.</Typography>
      <CancelledInterviewsAlert candidateIds={[candidate.id]} status="approved" />
      {message.isUnknown ? (
        <Skeleton variant="rounded" height={140} />
      ) : (
        <DecisionMessage {...message.fields} />
      )}
    </DecisionFrame>
  );
}
