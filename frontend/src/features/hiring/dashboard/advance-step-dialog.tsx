import { useState } from 'react';
import { InterviewConsequences } from '../../../shared/interview-consequences';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useOnce } from '../../../shared/ui/use-once';
import type { Process } from '../hiring-queries';
import { nextStep, STEPS } from '../hiring-rules';
import { useHiringChanges } from '../use-hiring-changes';

interface AdvanceStepDialogProps {
  process: Process;
  onClose: () => void;
}

/** Confirms the next step, because the last one hires. Keeps the state that it was opened with, and submits once. */
export function AdvanceStepDialog({ process: opened, onClose }: AdvanceStepDialogProps) {
  const [process] = useState(opened);
  const { advanceStep } = useHiringChanges();
  const next = nextStep(process.hiringStep);
  const advance = useOnce(() => {
    if (next) void advanceStep(process, next);
    onClose();
  });
  if (!next) return null;
  return (
    <ConfirmDialog
      title="Avançar etapa de contratação"
      confirm="Avançar"
      color="primary"
      extra={next === 'completed' && <InterviewConsequences candidateIds={[process.id]} status="hired" />}
      onConfirm={advance}
      onClose={onClose}
    >
      {process.name} passa de <strong>{STEPS[process.hiringStep].label}</strong> para{' '}
      <strong>{STEPS[next].label}</strong>.
      {next === 'completed' && ' O processo termina e o candidato fica como contratado.'}
    </ConfirmDialog>
  );
}
