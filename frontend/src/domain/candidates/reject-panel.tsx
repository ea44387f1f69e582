import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { fullName } from '../../shared/format/full-name';
import { CancelledInterviewsAlert } from '../interviews/cancelled-interviews-alert';
import { changeStatus, type CandidateToChange, type StatusChangeTexts } from './change-status';
import { DecisionFrame } from './decision-frame';
import { RejectionFields } from './rejection-fields';
import { useRejectionLetters } from './rejection-preview';
import { undoesHire } from './status-confirmations';
import { useDecisionSending } from './use-decision-sending';
import { useRejectionChoice } from './use-rejection-choice';

interface RejectPanelProps {
  candidate: CandidateToChange;
  /** The words of a screen that has its own. */
  texts?: { title: string; submit: string; text: string; toasts: StatusChangeTexts };
  /** Takes the room it gets instead of a dialog. */
  inPlace?: boolean;
  onDecided?: () => void;
  onClose: () => void;
}

/**
 * Rejects one candidate, from everywhere: shows the reason that was used last with its letter, and asks for a confirmation
 * of the consequences.
 */
export function RejectPanel(props: RejectPanelProps) {
  const client = useApolloClient();
  // Fixed on opening: the lists below may show another status meanwhile, which the server compares.
  const [candidate] = useState(props.candidate);
  const isRepeated = candidate.status === 'rejected';
  const rejection = useRejectionChoice(isRepeated ? { notify: true } : { startsWithReason: true });
  const { notify, reasonId } = rejection.fields.value;
  const candidateIds = [candidate.id];
  const letters = useRejectionLetters(candidateIds, reasonId, { skip: !notify });
  const isHireUndone = undoesHire(candidate.status, 'rejected');
  const { busy, send } = useDecisionSending({ onClose: props.onClose, onDecided: props.onDecided });
  const name = fullName(candidate);
  const { title, submit, text } = {
    title: isHireUndone ? 'Desfazer a contratação?' : 'Reprovar candidato',
    submit: notify ? 'Reprovar e enviar' : 'Reprovar sem enviar',
    text: `O status de ${name} passa a ser “Reprovado”.`,
    ...(isRepeated && {
      title: 'Enviar retorno',
      submit: 'Enviar',
      text: `${name} já foi reprovado(a), e ainda não recebeu um e-mail sobre isso. Um e-mail que espera pelo envio é substituído por este.`,
    }),
    ...props.texts,
  };
  return (
    <DecisionFrame
      title={title}
      submit={submit}
      color="error"
      inPlace={props.inPlace}
      busy={busy}
      // What is sent is shown before. Only its e-mail can follow a rejection.
      disabled={!rejection.isReady || (notify ? !letters.data : isRepeated)}
      onSubmit={() => {
        const options = rejection.confirm();
        if (!options) return;
        send((changeIdOf) =>
          changeStatus(
            client,
            candidate,
            'rejected',
            { ...options, confirmed: true, changeIdOf },
            props.texts?.toasts,
          ),
        );
      }}
      onClose={props.onClose}
    >
      <Typography>
        {text}
        {isHireUndone && ' A contratação deixa de valer, e o bônus de uma indicação fica suspenso.'}
      </Typography>
      <CancelledInterviewsAlert candidateIds={candidateIds} status="rejected" />
      <RejectionFields candidateIds={candidateIds} {...rejection.fields} />
    </DecisionFrame>
  );
}
