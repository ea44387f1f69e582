import { useForm } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../shared/format/formats';
import { formatReais } from '../../shared/format/money';
import { candidateNameOf } from '../../domain/referrals/application-state';
import { ChangedBonusNotice } from '../../domain/referrals/changed-bonus-notice';
import { ReferrerNotice } from '../../domain/referrals/referrer-notice';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { NO_REASON, ReasonInput, type ReasonValues } from '../../domain/referrals/reason-input';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import type { BonusRow } from './bonus-queries';
import { usePaymentForm } from './use-payment-form';

interface ReverseDialogProps {
  bonus: BonusRow;
  instalment: 'first' | 'second';
  onClose: () => void;
}

/** Reverses a payment that was registered by mistake. The ledger keeps the payment and its reversal. */
export function ReverseDialog({ bonus, instalment, onClose }: ReverseDialogProps) {
  const form = useForm<ReasonValues>({ mode: 'onTouched', defaultValues: NO_REASON });
  const draft = useFormDraft(form, `estorno-${bonus.id}-${instalment}`);
  const ordinal = instalment === 'first' ? 'primeira' : 'segunda';
  const paidDate = bonus[`${instalment}BonusPaidDate` as const];
  const paidBy = bonus[`${instalment}BonusPaidBy` as const];

  const dialog = usePaymentForm({
    ...{ bonus, instalment, form, draft, onClose },
    paymentOf: ({ reason }) => ({ paid: false, reason: reason.trim() }),
    success: ['Pagamento desfeito', `A ${ordinal} parcela voltou a ficar em aberto.`],
  });

  return (
    <FormDialog
      title="Desfazer pagamento"
      submit="Desfazer pagamento"
      submitting="Salvando..."
      color="error"
      {...dialog}
    >
      <ChangedBonusNotice id={bonus.id} shown={{ instalment, isPaid: true }} busy={dialog.busy} />
      <Typography>
        A {ordinal} parcela de <strong>{formatReais(bonus[`${instalment}BonusAmount` as const])}</strong>,
        pela indicação de {candidateNameOf(bonus.candidateName)}, foi paga
        {paidDate ? ` em ${formatDate(paidDate)}` : ''}
        {paidBy ? ` por ${paidBy}` : ''}. Ela volta a ficar em aberto, e o histórico guarda o pagamento e o
        motivo.
      </Typography>
      <ReferrerNotice act="reversed" />
      <ReasonInput control={form.control} />
    </FormDialog>
  );
}
