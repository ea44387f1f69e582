import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { dayOf } from '../../shared/dates/day-ranges';
import { DayField } from '../../shared/dates/day-field';
import { formatReais } from '../../shared/format/money';
import { candidateNameOf } from '../../shared/referrals/application-state';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import type { BonusRow } from './bonus-queries';
import { usePayment } from './use-payment';

interface PayDialogProps {
  bonus: BonusRow;
  instalment: 'first' | 'second';
  onClose: () => void;
}

/** Registers the payment of an instalment. */
export function PayDialog({ bonus, instalment, onClose }: PayDialogProps) {
  const isFirst = instalment === 'first';
  const [day, setDay] = useState(dayOf());
  const { save, busy } = usePayment(bonus.id, instalment);
  const ordinal = isFirst ? 'primeiro' : 'segundo';
  const due = isFirst ? bonus.firstBonusDueDate : bonus.secondBonusDueDate;

  const confirm = async () => {
    const succeeded = await save({ paid: true, paidDate: day }, [
      'Pagamento registrado',
      `O ${ordinal} bônus foi marcado como pago.`,
    ]);
    if (succeeded) onClose();
  };

  return (
    <FormDialog
      title={`Pagar ${ordinal} bônus`}
      submit="Confirmar pagamento"
      submitting="Salvando..."
      busy={busy}
      disabled={!day}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <Typography>
        <strong>{formatReais(isFirst ? bonus.firstBonusAmount : bonus.secondBonusAmount)}</strong> para{' '}
        <strong>{bonus.referrerName ?? 'quem indicou'}</strong>, pela indicação de{' '}
        {candidateNameOf(bonus.candidateName)}.
      </Typography>
      <DayField
        label="Data do pagamento"
        value={day}
        onChange={setDay}
        min={due ? dayOf(due) : undefined}
        max={dayOf()}
      />
    </FormDialog>
  );
}
