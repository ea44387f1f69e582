import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../shared/formats';
import { reais } from '../../shared/money';
import { candidateNameOf } from '../../shared/referrals/application-state';
import { ReasonField, hasReason } from '../../shared/referrals/reason-field';
import { FormDialog } from '../../shared/ui/form-dialog';
import type { BonusRow } from './bonus-queries';
import { usePayment } from './use-payment';

interface ReverseDialogProps {
  bonus: BonusRow;
  instalment: 'first' | 'second';
  onClose: () => void;
}

/** Reverses a payment that was registered by mistake; both lines stay in the record. */
export function ReverseDialog({ bonus, instalment, onClose }: ReverseDialogProps) {
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { save, busy } = usePayment(bonus.id, instalment);
  const first = instalment === 'first';
  const ordinal = first ? 'primeira' : 'segunda';
  const paidDate = first ? bonus.firstBonusPaidDate : bonus.secondBonusPaidDate;
  const paidBy = first ? bonus.firstBonusPaidBy : bonus.secondBonusPaidBy;

  const confirm = async () => {
    setChecked(true);
    if (!hasReason(reason)) return;
    const done = await save({ paid: false, reason: reason.trim() }, [
      'Pagamento desfeito',
      `A ${ordinal} parcela voltou a ficar em aberto.`,
    ]);
    if (done) onClose();
  };

  return (
    <FormDialog
      title="Desfazer pagamento"
      submit="Desfazer pagamento"
      submitting="Salvando..."
      color="error"
      busy={busy}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <Typography>
        A {ordinal} parcela de{' '}
        <strong>{reais(first ? bonus.firstBonusAmount : bonus.secondBonusAmount)}</strong>, pela indicação de{' '}
        {candidateNameOf(bonus.candidateName)}, foi paga
        {paidDate ? ` em ${formatDate(paidDate)}` : ''}
        {paidBy ? ` por ${paidBy}` : ''}. Ela volta a ficar em aberto, e o histórico guarda o pagamento e o
        motivo.
      </Typography>
      <ReasonField value={reason} onChange={setReason} checked={checked} />
    </FormDialog>
  );
}
