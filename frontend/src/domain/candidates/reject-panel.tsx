import { useState, type ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { CancelledInterviewsAlert } from '../interviews/cancelled-interviews-alert';
import type { CandidateToChange, StatusChangeOptions, StatusChangeResult } from './change-status';
import { DecisionFrame } from './decision-frame';
import { RejectionFields } from './rejection-fields';
import { useRejectionLetters } from './rejection-preview';
import { undoesHire } from './status-confirmations';
import { useDecisionSending } from './use-decision-sending';
import { useRejectionChoice } from './use-rejection-choice';

interface RejectPanelProps {
  candidate: CandidateToChange;
  title?: string;
  submit?: string;
  /** What happens to the candidate, beside an undone hire and cancelled interviews. */
  text: ReactNode;
  /** Takes the room it gets instead of a dialog. */
  inPlace?: boolean | undefined;
  onReject: (candidate: CandidateToChange, options: StatusChangeOptions) => Promise<StatusChangeResult>;
  onRejected?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Rejects one candidate, from everywhere: shows the reason that was used last with its letter, and asks for a confirmation
 * of the consequences.
 */
export function RejectPanel(props: RejectPanelProps) {
  // Fixed on opening: the lists below may show another status meanwhile, which the server compares.
  const [candidate] = useState(props.candidate);
  const isRepeated = candidate.status === 'rejected';
  const rejection = useRejectionChoice(isRepeated ? { notify: true } : { startsWithReason: true });
  const { notify, reasonId } = rejection.fields.value;
  const candidateIds = [candidate.id];
  const letters = useRejectionLetters(candidateIds, reasonId, { skip: !notify });
  const isHireUndone = undoesHire(candidate.status, 'rejected');
  const { busy, send } = useDecisionSending({ onClose: props.onClose, onDecided: props.onRejected });
  return (
    <DecisionFrame
      title={props.title ?? (isHireUndone ? 'Desfazer a contratação?' : 'Reprovar candidato')}
      submit={props.submit ?? (notify ? 'Reprovar e enviar' : 'Reprovar sem enviar')}
      color="error"
      inPlace={props.inPlace}
      busy={busy}
      // What is sent is shown before. Only its e-mail can follow a rejection.
      disabled={!rejection.isReady || (notify ? !letters.data : isRepeated)}
      onSubmit={() => {
        const options = rejection.confirm();
        if (options) send((changeIdOf) => props.onReject(candidate, { ...options, changeIdOf }));
      }}
      onClose={props.onClose}
    >
      <Typography>
        {props.text}
        {isHireUndone && ' A contratação deixa de valer, e o bônus de uma indicação fica suspenso.'}
      </Typography>
      <CancelledInterviewsAlert candidateIds={candidateIds} status="rejected" />
      <RejectionFields candidateIds={candidateIds} {...rejection.fields} />
    </DecisionFrame>
  );
}
