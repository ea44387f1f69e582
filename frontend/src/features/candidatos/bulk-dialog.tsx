import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { CandidateStatus } from '../../generated/graphql';
import { NoteField } from '../../shared/form/note-field';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { changeStatuses } from '../../shared/candidate-changes';
import { MANAGED, statusLabel } from '../../shared/candidate-status';
import { ChoiceField } from '../../shared/form/choice-field';
import { InterviewConsequences } from '../../shared/interview-consequences';
import { NotifyField } from '../../shared/form/notify-field';
import { counted } from '../../shared/formats';
import { FormDialog } from '../../shared/ui/form-dialog';
import { LoadFailure } from '../../shared/ui/load-failure';
import { BulkPreview } from './bulk-preview';
import { PREVIEW } from './candidates-queries';

const STATUSES = MANAGED.map((status) => [status, statusLabel(status)] as const);

interface BulkDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** Chooses a status for many, says beforehand what happens to whom, and does it in one call. */
export function BulkDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const client = useApolloClient();
  const [status, setStatus] = useState<CandidateStatus>('reviewing');
  const [note, setNote] = useState('');
  const [notify, setNotify] = useState(false);
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useFreshQuery(PREVIEW, { variables: { ids: [...ids], status } });
  const preview = data?.previewStatusChange;
  const changing = preview?.filter(({ outcome }) => outcome === 'change') ?? [];
  const submit = async () => {
    setBusy(true);
    if (await changeStatuses(client, changing, status, { note: note.trim(), notify })) onDone();
    else setBusy(false);
  };
  return (
    <FormDialog
      title={`Mudar o status de ${counted(ids.length, 'candidato', 'candidatos')}`}
      submit={preview ? `Mudar ${counted(changing.length, 'candidato', 'candidatos')}` : 'Mudar'}
      submitting="Mudando..."
      busy={busy}
      disabled={changing.length === 0}
      color={status === 'rejected' ? 'error' : 'primary'}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ChoiceField
        id="status-de-muitos"
        label="Novo status"
        value={status}
        options={STATUSES}
        onChange={(choice) => setStatus(choice as CandidateStatus)}
      />
      {status === 'rejected' && <NotifyField many value={notify} onChange={setNotify} />}
      <InterviewConsequences candidateIds={changing.map(({ candidateId }) => candidateId)} status={status} />
      <Box role="status" aria-label="Prévia da mudança" sx={{ minHeight: 120 }}>
        {preview ? (
          <BulkPreview lines={preview} to={status} missing={ids.length - preview.length} />
        ) : error ? (
          <LoadFailure title="Erro ao preparar a prévia" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={120} />
        )}
      </Box>
      <NoteField
        id="nota-de-muitos"
        label="Observação"
        hint="Opcional. Acompanha a mudança no histórico de cada candidato."
        minRows={2}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  );
}
