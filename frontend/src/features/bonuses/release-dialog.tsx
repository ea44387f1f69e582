import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { failureOf } from '../../shared/api/failure';
import { candidateNameOf } from '../../shared/referrals/application-state';
import { ReasonField, hasReason } from '../../shared/referrals/reason-field';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { RELEASE, type BonusRow } from './bonus-queries';

/** Releases a bonus that is suspended as a self-referral, for example of a family that shares a phone. */
export function ReleaseDialog({ bonus, onClose }: { bonus: BonusRow; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [release, { loading }] = useMutation(RELEASE);

  const confirm = async () => {
    setSubmitted(true);
    if (!hasReason(reason)) return;
    try {
      await release({ variables: { id: bonus.id, reason: reason.trim() } });
      toast.success('Bônus liberado', 'Ele segue as datas da contratação.');
      onClose();
    } catch (error) {
      toast.destructive('Erro!', failureOf(error).message);
    }
  };

  return (
    <FormDialog
      title="Liberar bônus"
      submit="Liberar bônus"
      submitting="Salvando..."
      busy={loading}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <Typography>
        <strong>{bonus.referrerName ?? 'Quem indicou'}</strong> e{' '}
        <strong>{candidateNameOf(bonus.candidateName)}</strong> têm o mesmo e-mail ou telefone, por isso a
        indicação não gera bônus. Libere-o somente se forem pessoas diferentes.
      </Typography>
      <ReasonField value={reason} onChange={setReason} checked={submitted} />
    </FormDialog>
  );
}
