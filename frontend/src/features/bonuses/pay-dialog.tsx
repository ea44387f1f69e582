import { useForm, useWatch } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { dayOf, formatDay } from '../../shared/dates/day-ranges';
import { DayInput } from '../../shared/form/day-input';
import { formatReais } from '../../shared/format/money';
import { candidateNameOf } from '../../domain/referrals/application-state';
import { ChangedBonusNotice } from '../../domain/referrals/changed-bonus-notice';
import { instalmentText } from '../../domain/referrals/instalment-text';
import { ReferrerNotice } from '../../domain/referrals/referrer-notice';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import type { BonusRow } from './bonus-queries';
import { usePaymentForm } from './use-payment-form';

interface PayDialogProps {
  bonus: BonusRow;
  instalment: 'first' | 'second';
  onClose: () => void;
}

const UNPAID = { paid: false, paidDate: null, paidBy: null, onHold: false };

export function PayDialog({ bonus, instalment, onClose }: PayDialogProps) {
  const form = useForm({ defaultValues: { paidDate: dayOf() } });
  const day = useWatch({ control: form.control, name: 'paidDate' });
  const ordinal = instalment === 'first' ? 'primeiro' : 'segundo';
  const due = bonus[`${instalment}BonusDueDate` as const];

  // The messages of the server.
  const errors = {
    incomplete: 'Complete a data do pagamento',
    before: due ? `Esta parcela do bônus só vence em ${formatDay(dayOf(due))}.` : '',
    after: 'A data de pagamento não pode estar no futuro',
  };

  const dialog = usePaymentForm({
    ...{ bonus, instalment, form, onClose },
    paymentOf: ({ paidDate }) => ({ paid: true, paidDate }),
    success: ['Pagamento registrado', `O ${ordinal} bônus foi marcado como pago.`],
  });

  return (
    <FormDialog
      title={`Pagar ${ordinal} bônus`}
      submit="Confirmar pagamento"
      submitting="Salvando..."
      startsAtSubmit
      {...dialog}
      disabled={!day}
    >
      <ChangedBonusNotice
        id={bonus.id}
        shown={{ instalment, isPaid: false, hireDate: bonus.hireDate }}
        busy={dialog.busy}
      />
      <Typography>
        <strong>{formatReais(bonus[`${instalment}BonusAmount` as const])}</strong> para{' '}
        <strong>{bonus.referrerName ?? 'quem indicou'}</strong>, pela indicação de{' '}
        {candidateNameOf(bonus.candidateName)}.
      </Typography>
      {!bonus.referrerActive && (
        <Alert severity="warning">
          {bonus.referrerName ?? 'Quem indicou'} está com o usuário desativado. Confira se o pagamento ainda é
          devido, e por onde ele é feito.
        </Alert>
      )}
      <DayInput
        control={form.control}
        name="paidDate"
        label="Data do pagamento"
        hint={instalmentText({ ...UNPAID, due, today: dayOf() })}
        min={due ? dayOf(due) : undefined}
        max={dayOf()}
        problemText={(problem) => errors[problem]}
      />
      <ReferrerNotice act="paid" />
    </FormDialog>
  );
}
