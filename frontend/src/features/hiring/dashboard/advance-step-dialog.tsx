import { useState } from 'react';
import { HIRING_STEPS, nextHiringStep } from '@araucaria/contracts/domain';
import { CancelledInterviewsAlert } from '../../../shared/interviews/cancelled-interviews-alert';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { useOneShot } from '../../../shared/ui/use-one-shot';
import type { Process } from '../hiring-queries';
import { useHiringChanges } from '../use-hiring-changes';

interface AdvanceStepDialogProps {
  process: Process;
  onClose: () => void;
}

/** Confirms the next step, because the last one hires. Keeps the state that it was opened with, and submits once. */
export function AdvanceStepDialog({ process: opened, onClose }: AdvanceStepDialogProps) {
  const [process] = useState(opened);
  const { advanceStep } = useHiringChanges();
  const next = nextHiringStep(process.hiringStep);
  const advance = useOneShot(() => {
    if (next) void advanceStep(process, next);
    onClose();
  });
  if (!next) return null;
  return (
    <ConfirmDialog
      title="Avançar etapa de contratação"
      confirm="Avançar"
      color="primary"
      extra={next === 'completed' && <CancelledInterviewsAlert candidateIds={[process.id]} status="hired" />}
      onConfirm={advance}
      onClose={onClose}
    >
      {process.name} passa de <strong>{HIRING_STEPS[process.hiringStep].label}</strong> para{' '}
      <strong>{HIRING_STEPS[next].label}</strong>.
      {next === 'completed' && ' O processo termina e o candidato fica como contratado.'}
    </ConfirmDialog>
  );
}
