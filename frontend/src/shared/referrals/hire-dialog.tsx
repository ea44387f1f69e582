import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { CANDIDATE_ANSWERS, forget } from '../api/forget';
import { failureOf } from '../api/failure';
import { dayOf } from '../day-ranges';
import { DayField } from '../form/day-field';
import { toast } from '../toasts/toast';
import { FormDialog } from '../ui/form-dialog';
import { BONUS_ANSWERS, CANDIDATE_HIRED, REGISTER_HIRE } from './hire-queries';

interface HireDialogProps {
  application: {
    id: number;
    candidateId: number;
    /** null: the person was forgotten on request. */
    candidateName: string | null;
    isHired: boolean;
    hireDate: string | null;
  };
  onClose: () => void;
}

/** Hires a referred candidate, which dates both instalments; or moves the date of a hire. */
export function HireDialog({ application, onClose }: HireDialogProps) {
  const { id, candidateId, candidateName, isHired, hireDate } = application;
  const [day, setDay] = useState(hireDate ? dayOf(hireDate) : dayOf());
  const [hireCandidate, candidate] = useMutation(CANDIDATE_HIRED);
  const [register, hire] = useMutation(REGISTER_HIRE);

  const save = async () => {
    try {
      if (!isHired && candidateName !== null)
        await hireCandidate({
          variables: { id: candidateId },
          update: (cache) => forget(cache, ...CANDIDATE_ANSWERS),
        });
    } catch (error) {
      const { message } = failureOf(error);
      toast.destructive('Erro ao contratar candidato', `Erro ao atualizar o status do candidato: ${message}`);
      return;
    }
    try {
      await register({
        variables: { id, hireDate: day },
        update: (cache) => forget(cache, ...BONUS_ANSWERS),
      });
      toast.success(
        isHired ? 'Data de contratação atualizada' : 'Candidato contratado',
        'As datas de pagamento do bônus foram calculadas.',
      );
      onClose();
    } catch (error) {
      const { code, message } = failureOf(error);
      toast.destructive(
        'Erro ao contratar candidato',
        code === 'NOT_FOUND'
          ? 'Este candidato não possui registro de aplicação de indicação no sistema.'
          : `Erro ao registrar contratação para bonificação: ${message}`,
      );
    }
  };

  return (
    <FormDialog
      title={isHired ? 'Alterar data de contratação' : 'Registrar contratação'}
      submit={isHired ? 'Salvar' : 'Registrar contratação'}
      submitting="Salvando..."
      busy={candidate.loading || hire.loading}
      disabled={!day}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography>
        Candidato: <strong>{candidateName ?? 'Candidato removido'}</strong>
      </Typography>
      <DayField label="Data de contratação" value={day} onChange={setDay} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A primeira parcela vence 45 dias depois desta data e a segunda, 90 dias depois. Parcelas já pagas não
        mudam.
      </Typography>
    </FormDialog>
  );
}
