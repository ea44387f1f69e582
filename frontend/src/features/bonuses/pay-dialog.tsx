import { useForm, useWatch } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { dayOf, formatDay } from '../../shared/dates/day-ranges';
import type { Day } from '../../shared/dates/days';
import { DayInput } from '../../shared/form/day-input';
import { setServerErrors } from '../../shared/form/server-errors';
import { formatReais } from '../../shared/format/money';
import { candidateNameOf } from '../../domain/referrals/application-state';
import { ChangedBonusNotice } from '../../domain/referrals/changed-bonus-notice';
import { instalmentText } from '../../domain/referrals/instalment-text';
import { ReferrerNotice } from '../../domain/referrals/referrer-notice';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import type { BonusRow } from './bonus-queries';
import { usePayment } from './use-payment';

interface PayDialogProps {
  bonus: BonusRow;
  instalment: 'first' | 'second';
  onClose: () => void;
}

const UNPAID = { paid: false, paidDate: null, paidBy: null, onHold: false };

/** Registers the payment of an instalment. */
export function PayDialog({ bonus, instalment, onClose }: PayDialogProps) {
  const isFirst = instalment === 'first';
  const form = useForm({ defaultValues: { paidDate: dayOf() } });
  const day = useWatch({ control: form.control, name: 'paidDate' });
  const { save, busy } = usePayment(bonus.id, instalment);
  const ordinal = isFirst ? 'primeiro' : 'segundo';
  const due = isFirst ? bonus.firstBonusDueDate : bonus.secondBonusDueDate;

  // The messages of the server.
  const errors = {
    incomplete: 'Complete a data do pagamento',
    before: due ? `Esta parcela do bônus só vence em ${formatDay(dayOf(due))}.` : '',
    after: 'A data de pagamento não pode estar no futuro',
  };

  const confirm = async ({ paidDate }: { paidDate: Day }) => {
    const succeeded = await save(
      { paid: true, paidDate },
      ['Pagamento registrado', `O ${ordinal} bônus foi marcado como pago.`],
      (fields) => setServerErrors(form, fields),
    );
    if (succeeded) onClose();
  };

  return (
    <FormDialog
      title={`Pagar ${ordinal} bônus`}
      submit="Confirmar pagamento"
      submitting="Salvando..."
      startsAtSubmit
      busy={busy}
      isDirty={form.formState.isDirty}
      disabled={!day}
      onSubmit={(event) => void form.handleSubmit(confirm)(event)}
      onClose={onClose}
    >
      <ChangedBonusNotice
        id={bonus.id}
        shown={{ instalment, isPaid: false, hireDate: bonus.hireDate }}
        busy={busy}
      />
      <Typography>
        <strong>{formatReais(isFirst ? bonus.firstBonusAmount : bonus.secondBonusAmount)}</strong> para{' '}
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
