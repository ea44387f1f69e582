import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { FIRST_BONUS_DAYS, MAX_HIRE_DAYS_AHEAD, SECOND_BONUS_DAYS } from '@araucaria/contracts/domain';
import { dayOf } from '../dates/day-ranges';
import { addDays } from '../dates/days';
import { DayField } from '../dates/day-field';
import { FormDialog } from '../dialogs/form-dialog';
import { candidateNameOf } from './application-state';
import { useHire, type ReferredCandidate } from './use-hire';

interface HireDialogProps {
  application: ReferredCandidate;
  /** Registers a hire, or changes the date of one. */
  act: 'hire' | 'move';
  onClose: () => void;
}

/** Registers the hire of a referred candidate, which sets the due dates of both instalments, or changes its date. */
export function HireDialog({ application, act, onClose }: HireDialogProps) {
  const { candidateName, hireDate } = application;
  const [day, setDay] = useState(hireDate ? dayOf(hireDate) : dayOf());
  const { save, busy } = useHire(application, act);
  const last = addDays(dayOf(), MAX_HIRE_DAYS_AHEAD);
  const isLate = day > last;

  const confirm = async () => {
    if (await save(day)) onClose();
  };

  return (
    <FormDialog
      title={act === 'move' ? 'Alterar data de contratação' : 'Registrar contratação'}
      submit={act === 'move' ? 'Salvar' : 'Registrar contratação'}
      submitting="Salvando..."
      busy={busy}
      disabled={!day || isLate}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <Typography>
        Candidato: <strong>{candidateNameOf(candidateName)}</strong>
      </Typography>
      <DayField label="Data de contratação" value={day} onChange={setDay} max={last} />
      {isLate && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          A data de contratação pode ser no máximo {MAX_HIRE_DAYS_AHEAD} dias depois de hoje.
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A primeira parcela vence {FIRST_BONUS_DAYS} dias depois desta data e a segunda, {SECOND_BONUS_DAYS}{' '}
        dias depois. Parcelas já pagas não mudam.
      </Typography>
    </FormDialog>
  );
}
