import { useForm } from 'react-hook-form';
import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { isEnded } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../generated/graphql';
import { refetchAfterChange } from '../../shared/api/refetch';
import type { Failure } from '../../shared/api/failure';
import { statusLabel } from '../candidates/candidate-status';
import { SelectInput } from '../../shared/form/select-input';
import { setServerErrors } from '../../shared/form/server-errors';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { candidateNameOf } from './application-state';
import { ChangedBonusNotice } from './changed-bonus-notice';
import { UNDO_HIRE } from './hire-queries';
import { NO_REASON, ReasonInput, type ReasonValues } from './reason-input';
import { ReferrerNotice } from './referrer-notice';
import { isHiredStatus, type ReferredCandidate } from './use-hire';

const NEXT_STATUSES = ['approved', 'interview', 'reviewing', 'rejected'] as const satisfies CandidateStatus[];

interface UndoHireValues extends ReasonValues {
  status: CandidateStatus;
}

interface UndoHireDialogProps {
  application: ReferredCandidate;
  onClose: () => void;
}

/** Undoes a hire that was registered by mistake or did not take place. Its bonus is no longer due. */
export function UndoHireDialog({ application, onClose }: UndoHireDialogProps) {
  const { id, candidateName, candidateStatus } = application;
  const client = useApolloClient();
  const form = useForm<UndoHireValues>({
    mode: 'onTouched',
    defaultValues: { ...NO_REASON, status: 'approved' },
  });
  const draft = useFormDraft(form, `contratacao-desfeita-${id}`);
  const movesCandidate = isHiredStatus(candidateStatus);

  const send = async ({ reason, status }: UndoHireValues) => {
    const variables = { id, reason: reason.trim(), ...(movesCandidate && { candidateStatus: status }) };
    await client.mutate({ mutation: UNDO_HIRE, variables });
    const next = movesCandidate ? status : candidateStatus;
    toast.success(
      'Contratação desfeita',
      next && isEnded(next) ? 'Nada mais vence deste bônus.' : 'O bônus voltou a aguardar uma contratação.',
    );
  };
  const onFailure = ({ code, message, fields }: Failure) => {
    // Another user may have changed what the screen shows.
    void refetchAfterChange(['candidate', 'referral']);
    if (code === 'CHANGED_MEANWHILE') {
      toast.info('Nada foi registrado', message);
      draft.clear();
      return onClose();
    }
    setServerErrors(form, fields);
    toast.destructive('Erro!', message);
  };
  const dialog = useDialogForm({ form, draft, send, onFailure, onClose });

  return (
    <FormDialog
      title="Desfazer contratação"
      submit="Desfazer contratação"
      submitting="Salvando..."
      color="error"
      {...dialog}
    >
      <ChangedBonusNotice id={id} shown={{ hireDate: application.hireDate }} busy={dialog.busy} />
      <Typography>
        A contratação de <strong>{candidateNameOf(candidateName)}</strong> deixa de valer: as datas das
        parcelas são removidas e nada mais vence. O histórico guarda o motivo.
      </Typography>
      {movesCandidate && (
        <SelectInput
          control={form.control}
          name="status"
          label="Status do candidato depois disso"
          options={NEXT_STATUSES.map((value) => [value, statusLabel(value)] as const)}
        />
      )}
      <ReasonInput control={form.control} />
      <ReferrerNotice act="undone" />
    </FormDialog>
  );
}
