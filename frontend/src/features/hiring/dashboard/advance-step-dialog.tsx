import { useState } from 'react';
import Box from '@mui/material/Box';
import { HIRING_STEPS, nextHiringStep } from '@araucaria/contracts/domain';
import { DecisionMessage } from '../../../domain/candidates/decision-message';
import { useDecisionMessage } from '../../../domain/candidates/use-decision-message';
import { useDecisionSending } from '../../../domain/candidates/use-decision-sending';
import { CancelledInterviewsAlert } from '../../../domain/interviews/cancelled-interviews-alert';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import type { Process } from '../hiring-queries';
import { useHiringChanges } from '../use-hiring-changes';

interface AdvanceStepDialogProps {
  process: Process;
  onClose: () => void;
}

/** Confirms the next step, because the last one hires. Keeps the state that it was opened with. */
export function AdvanceStepDialog({ process: opened, onClose }: AdvanceStepDialogProps) {
  const [process] = useState(opened);
  const { advanceStep } = useHiringChanges();
  const next = nextHiringStep(process.hiringStep);
  const message = useDecisionMessage([process.id], next && { hiringStep: next });
  const { busy, send } = useDecisionSending({ onClose });
  if (!next) return null;
  const advance = () =>
    send((changeIdOf) => advanceStep(process, next, { notify: message.notify, changeIdOf }));
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
          {next === 'completed' && <CancelledInterviewsAlert candidateIds={[process.id]} status="hired" />}
          <DecisionMessage {...message.fields} />
        </Box>
      }
      onConfirm={advance}
      onClose={onClose}
    >
      {process.name} passa de <strong>{HIRING_STEPS[process.hiringStep].label}</strong> para{' '}
      <strong>{HIRING_STEPS[next].label}</strong>.
      {next === 'completed' && ' O processo termina e o candidato fica como contratado.'}
    </ConfirmDialog>
  );
}
