import { useForm } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import type { Failure } from '../../shared/api/failure';
import { refetchAfterChange } from '../../shared/api/refetch';
import { candidateNameOf } from '../../domain/referrals/application-state';
import { ChangedBonusNotice } from '../../domain/referrals/changed-bonus-notice';
import { ReferrerNotice } from '../../domain/referrals/referrer-notice';
import { setServerErrors } from '../../shared/form/server-errors';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { NO_REASON, ReasonInput, type ReasonValues } from '../../domain/referrals/reason-input';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { RELEASE, type BonusRow } from './bonus-queries';

/** Releases a bonus that is suspended as a self-referral, for example of a family that shares a phone. */
export function ReleaseDialog({ bonus, onClose }: { bonus: BonusRow; onClose: () => void }) {
  const form = useForm<ReasonValues>({ mode: 'onTouched', defaultValues: NO_REASON });
  const draft = useFormDraft(form, `liberacao-${bonus.id}`);
  const [release] = useMutation(RELEASE);

  const send = async ({ reason }: ReasonValues) => {
    await release({ variables: { id: bonus.id, reason: reason.trim() } });
    toast.success('Bônus liberado', 'Ele segue as datas da contratação.');
  };
  const onFailure = ({ code, message, fields }: Failure) => {
    if (code === 'CHANGED_MEANWHILE') {
      toast.info('Nada foi registrado', message);
      void refetchAfterChange(['referral']);
      draft.clear();
      return onClose();
    }
    setServerErrors(form, fields);
    toast.destructive('Erro!', message);
  };
  const dialog = useDialogForm({ form, draft, send, onFailure, onClose });

  return (
    <FormDialog title="Liberar bônus" submit="Liberar bônus" submitting="Salvando..." {...dialog}>
      <ChangedBonusNotice id={bonus.id} shown={{ isReleased: false }} busy={dialog.busy} />
      <Typography>
        <strong>{bonus.referrerName ?? 'Quem indicou'}</strong> e{' '}
        <strong>{candidateNameOf(bonus.candidateName)}</strong> têm o mesmo e-mail ou telefone, por isso a
        indicação não gera bônus. Libere-o somente se forem pessoas diferentes.
      </Typography>
      <ReferrerNotice act="released" />
      <ReasonInput control={form.control} />
    </FormDialog>
  );
}
