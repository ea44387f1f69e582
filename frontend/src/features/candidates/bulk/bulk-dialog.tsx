import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { CandidateStatus } from '../../../generated/graphql';
import { isApproved } from '@araucaria/contracts/domain';
import { NoteInput } from '../../../shared/form/note-input';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import { useChangeId } from '../../../shared/api/use-change-id';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { DecisionMessage } from '../../../domain/candidates/decision-message';
import { useDecisionMessage } from '../../../domain/candidates/use-decision-message';
import { changeStatuses, type ConflictingCandidate } from '../../../domain/candidates/change-statuses';
import { SELECTABLE_STATUSES, statusLabel } from '../../../domain/candidates/candidate-status';
import { SelectFilter } from '../../../shared/lists/select-filter';
import { CancelledInterviewsAlert } from '../../../domain/interviews/cancelled-interviews-alert';
import { RejectionFields } from '../../../domain/candidates/rejection-fields';
import { useRejectionChoice } from '../../../domain/candidates/use-rejection-choice';
import { formatCount } from '../../../shared/format/formats';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { LoadError } from '../../../shared/ui/load-error';
import { BulkConflict } from './bulk-conflict';
import { BulkPreview } from './bulk-preview';
import { PREVIEW_STATUS_CHANGE } from '../candidates-queries';

const STATUSES = SELECTABLE_STATUSES.map((status) => [status, statusLabel(status)] as const);

interface BulkValues {
  status: CandidateStatus;
  note: string;
}

/** Not the status: it decides about the people who are chosen now. */
const KEPT_FIELDS = ['note'] as const;

interface BulkDialogProps {
  ids: readonly number[];
  status?: CandidateStatus;
  onClose: () => void;
  onDone: () => void;
}

/** Changes the status of many candidates in one call, after a preview of the effect on each. */
export function BulkDialog({ ids, status: first = 'reviewing', onClose, onDone }: BulkDialogProps) {
  const client = useApolloClient();
  const form = useForm<BulkValues>({ mode: 'onTouched', defaultValues: { status: first, note: '' } });
  const { control, formState, handleSubmit } = form;
  const draft = useFormDraft(form, 'mudanca-de-muitos', KEPT_FIELDS);
  const status = useWatch({ control, name: 'status' });
  const [busy, setBusy] = useState(false);
  const changeIdOf = useChangeId();
  const { data, error, refetch } = useFreshQuery(PREVIEW_STATUS_CHANGE, {
    variables: { ids: [...ids], status },
  });
  // Candidates that another user changed while the dialog was open. They are excluded unless the user includes them.
  const [conflicts, setConflicts] = useState<readonly ConflictingCandidate[]>([]);
  const [included, setIncluded] = useState(false);
  const isExcluded = (id: number) => !included && conflicts.some(({ candidateId }) => candidateId === id);
  const preview = data?.previewStatusChange.filter(({ candidateId }) => !isExcluded(candidateId));
  const changing = preview?.filter(({ outcome }) => outcome === 'change') ?? [];
  const missing = ids.length - (data?.previewStatusChange.length ?? 0);
  const rejection = useRejectionChoice();
  const changingIds = changing.map(({ candidateId }) => candidateId);
  const message = useDecisionMessage(changingIds, isApproved(status) ? { status } : undefined);
  const submit = async ({ note }: BulkValues) => {
    const options = status === 'rejected' ? rejection.confirm() : { notify: message.notify };
    if (!options) return;
    setBusy(true);
    const changedByOthers = await changeStatuses(client, changing, status, {
      note: note.trim(),
      ...options,
      changeIdOf,
    });
    if (changedByOthers?.length === 0) {
      draft.clear();
      return onDone();
    }
    if (changedByOthers) {
      setConflicts(changedByOthers);
      setIncluded(false);
      await refetch().catch(() => undefined);
    }
    setBusy(false);
  };
  return (
    <FormDialog
      title={`Mudar o status de ${formatCount(ids.length, 'candidato', 'candidatos')}`}
      submit={preview ? `Mudar ${formatCount(changing.length, 'candidato', 'candidatos')}` : 'Mudar'}
      submitting="Mudando..."
      busy={busy}
      isDirty={formState.dirtyFields.note === true}
      onDiscard={draft.clear}
      disabled={changing.length === 0 || message.isUnknown}
      color={status === 'rejected' ? 'error' : 'primary'}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
      {conflicts.length > 0 && (
        <BulkConflict people={conflicts} included={included} onInclude={() => setIncluded(true)} />
      )}
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <SelectFilter
            id="status-de-muitos"
            label="Novo status"
            value={field.value}
            options={STATUSES}
            onChange={field.onChange}
          />
        )}
      />
      {status === 'rejected' && <RejectionFields candidateIds={changingIds} {...rejection.fields} />}
      <DecisionMessage {...message.fields} />
      <CancelledInterviewsAlert candidateIds={changingIds} status={status} />
      <Box role="status" aria-label="Prévia da mudança" sx={{ minHeight: 120 }}>
        {preview ? (
          <BulkPreview lines={preview} to={status} missing={missing} />
        ) : error ? (
          <LoadError title="Erro ao preparar a prévia" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={120} />
        )}
      </Box>
      <NoteInput
        control={control}
        name="note"
        label="Observação"
        hint="Opcional. Acompanha a mudança no histórico de cada candidato."
        minRows={2}
      />
    </FormDialog>
  );
}
