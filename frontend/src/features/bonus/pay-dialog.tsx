import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../shared/api/failure';
import { forget } from '../../shared/api/forget';
import { dayOf } from '../../shared/day-ranges';
import { DayField } from '../../shared/form/day-field';
import { reais } from '../../shared/money';
import { candidateNameOf } from '../../shared/referrals/application-state';
import { BONUS_ANSWERS } from '../../shared/referrals/hire-queries';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/ui/form-dialog';
import { PAY_FIRST, PAY_SECOND, type BonusRow } from './bonus-queries';

interface PayDialogProps {
  bonus: BonusRow;
  instalment: 'first' | 'second';
  onClose: () => void;
}

/** Registers that an instalment was paid. */
export function PayDialog({ bonus, instalment, onClose }: PayDialogProps) {
  const first = instalment === 'first';
  const [day, setDay] = useState(dayOf());
  const options = { update: (cache: Parameters<typeof forget>[0]) => forget(cache, ...BONUS_ANSWERS) };
  const [payFirst, firstState] = useMutation(PAY_FIRST, options);
  const [paySecond, secondState] = useMutation(PAY_SECOND, options);
  const ordinal = first ? 'primeiro' : 'segundo';

  const save = async () => {
    try {
      await (first ? payFirst : paySecond)({ variables: { id: bonus.id, paidDate: day } });
      toast.success('Pagamento registrado', `O ${ordinal} bônus foi marcado como pago.`);
      onClose();
    } catch (error) {
      toast.destructive('Erro!', failureOf(error).message);
    }
  };

  return (
    <FormDialog
      title={`Pagar ${ordinal} bônus`}
      submit="Confirmar pagamento"
      submitting="Salvando..."
      busy={firstState.loading || secondState.loading}
      disabled={!day}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography>
        <strong>{reais(first ? bonus.firstBonusAmount : bonus.secondBonusAmount)}</strong> para{' '}
        <strong>{bonus.referrerName ?? 'quem indicou'}</strong>, pela indicação de{' '}
        {candidateNameOf(bonus.candidateName)}.
      </Typography>
      <DayField label="Data do pagamento" value={day} onChange={setDay} />
    </FormDialog>
  );
}
