import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { HIRING_STEPS, nextHiringStep } from '@araucaria/contracts/domain';
import { DecisionMessage } from '../../../domain/candidates/decision-message';
import { useDecisionMessage } from '../../../domain/candidates/use-decision-message';
import { useDecisionSending } from '../../../domain/candidates/use-decision-sending';
import { CancelledInterviewsAlert } from '../../../domain/interviews/cancelled-interviews-alert';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { changeStep } from '../hiring-changes';
import type { Process } from '../hiring-queries';

interface AdvanceStepDialogProps {
  process: Process;
  onClose: () => void;
}

/** Confirms the next step, because the last one hires. Keeps the state that it was opened with. */
export function AdvanceStepDialog({ process: opened, onClose }: AdvanceStepDialogProps) {
  const [process] = useState(opened);
  const client = useApolloClient();
  const { id, name, hiringStep: from } = process;
  const next = nextHiringStep(from);
  const message = useDecisionMessage([id], next && { hiringStep: next });
  const { busy, send } = useDecisionSending({ onClose });
  if (!next) return null;
  const advance = () =>
    send((changeIdOf) =>
      changeStep(client, { id, name, from, step: next, notify: message.notify, changeIdOf }),
    );
  return (
    <ConfirmDialog
      title="Avançar etapa de contratação"
      confirm="Avançar"
      confirming="Enviando..."
      busy={busy}
      color="primary"
      disabled={message.isUnknown}
      extra={
        <Box sx={{ display: 'grid', gap: 2 }}>
          {next === 'completed' && <CancelledInterviewsAlert candidateIds={[id]} status="hired" />}
          <DecisionMessage {...message.fields} />
        </Box>
      }
      onConfirm={advance}
      onClose={onClose}
    >
      {name} passa de <strong>{HIRING_STEPS[from].label}</strong> para{' '}
      <strong>{HIRING_STEPS[next].label}</strong>.
      {next === 'completed' && ' O processo termina e o candidato fica como contratado.'}
    </ConfirmDialog>
  );
}
