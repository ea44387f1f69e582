import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import type { Process } from './hiring-queries';
import { nextStep, STEPS } from './hiring-rules';
import { useHiringChanges } from './use-hiring-changes';

interface AdvanceStepDialogProps {
  process: Process;
  onClose: () => void;
}

/** One step on: asked first, because the last one hires and nothing takes a step back by itself. */
export function AdvanceStepDialog({ process, onClose }: AdvanceStepDialogProps) {
  const { advanceStep } = useHiringChanges();
  const next = nextStep(process.hiringStep);
  if (!next) return null;
  const advance = () => {
    void advanceStep(process, next);
    onClose();
  };
  return (
    <ConfirmDialog
      title="Avançar etapa de contratação"
      confirm="Avançar"
      color="primary"
      onConfirm={advance}
      onClose={onClose}
    >
      {process.name} passa de <strong>{STEPS[process.hiringStep].label}</strong> para{' '}
      <strong>{STEPS[next].label}</strong>.
      {next === 'completed' && ' O processo termina e o candidato fica como contratado.'}
    </ConfirmDialog>
  );
}
