import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../shared/api/failure';
import { CANDIDATE_ANSWERS, forget } from '../../shared/api/forget';
import { toast } from '../../shared/toasts/toast';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { SET_STEP, type Process } from './hiring-queries';
import { nextStep, STEPS } from './hiring-rules';

interface AdvanceStepDialogProps {
  process: Process;
  onClose: () => void;
}

/** One step on: asked first, because the last one hires and nothing takes a step back by itself. */
export function AdvanceStepDialog({ process, onClose }: AdvanceStepDialogProps) {
  const [save, { loading }] = useMutation(SET_STEP, {
    update: (cache) => forget(cache, ...CANDIDATE_ANSWERS),
  });
  const next = nextStep(process.hiringStep);
  if (!next) return null;
  const advance = async () => {
    try {
      await save({ variables: { id: process.id, step: next } });
      toast.success('Etapa de contratação atualizada', `${process.name}: ${STEPS[next].label}`);
      onClose();
    } catch (error) {
      toast.destructive('Erro ao atualizar etapa', failureOf(error).message);
    }
  };
  return (
    <ConfirmDialog
      title="Avançar etapa de contratação"
      confirm="Avançar"
      confirming="Avançando..."
      color="primary"
      busy={loading}
      onConfirm={() => void advance()}
      onClose={onClose}
    >
      {process.name} passa de <strong>{STEPS[process.hiringStep].label}</strong> para{' '}
      <strong>{STEPS[next].label}</strong>.
      {next === 'completed' && ' O processo termina e o candidato fica como contratado.'}
    </ConfirmDialog>
  );
}
