import { useState, type ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../dialogs/form-dialog';
import { CancelledInterviewsAlert } from '../interviews/cancelled-interviews-alert';
import { useOneShot } from '../ui/use-one-shot';
import type { CandidateToChange } from './change-status';
import type { RejectionOptions } from './rejection-choice';
import { RejectionFields } from './rejection-fields';
import { undoesHire } from './status-confirmations';
import { useRejectionChoice } from './use-rejection-choice';

interface RejectDialogProps {
  candidate: CandidateToChange;
  title?: string;
  submit?: string;
  /** What happens to the candidate, beside an undone hire and cancelled interviews. */
  text: ReactNode;
  onReject: (candidate: CandidateToChange, options: RejectionOptions) => void;
  onClose: () => void;
}

/** Asks for the reason of the rejection of one candidate, and for a confirmation of its consequences. */
export function RejectDialog(props: RejectDialogProps) {
  // Fixed on opening: the lists below the dialog may show another status meanwhile, which the server compares.
  const [candidate] = useState(props.candidate);
  const rejection = useRejectionChoice({ notify: candidate.status === 'rejected' });
  const isHireUndone = undoesHire(candidate.status, 'rejected');
  const confirm = useOneShot((options: RejectionOptions) => {
    props.onReject(candidate, options);
    props.onClose();
  });
  return (
    <FormDialog
      title={props.title ?? (isHireUndone ? 'Desfazer a contratação?' : 'Reprovar candidato')}
      submit={props.submit ?? 'Sim, reprovar'}
      color="error"
      // Only its e-mail can follow a rejection.
      disabled={candidate.status === 'rejected' && !rejection.fields.value.notify}
      onSubmit={() => {
        const options = rejection.confirm();
        if (options) confirm(options);
      }}
      onClose={props.onClose}
    >
      <Typography>
        {props.text}
        {isHireUndone && ' A contratação deixa de valer, e o bônus de uma indicação fica suspenso.'}
      </Typography>
      <CancelledInterviewsAlert candidateIds={[candidate.id]} status="rejected" />
      <RejectionFields candidateIds={[candidate.id]} {...rejection.fields} />
    </FormDialog>
  );
}
