import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CandidateStatus } from '../../generated/graphql';
import { refetchAfterChange } from '../api/refetch';
import { failureOf } from '../api/failure';
import { statusLabel } from '../candidates/candidate-status';
import { toast } from '../toasts/toast';
import { FormDialog } from '../dialogs/form-dialog';
import { candidateNameOf } from './application-state';
import { CANDIDATE_NOT_HIRED, UNDO_HIRE } from './hire-queries';
import { ReasonField, hasReason } from './reason-field';
import { isHiredStatus, type ReferredCandidate } from './use-hire';

/** Statuses that a candidate can get after an undone hire. */
const NEXT_STATUSES = ['approved', 'interview', 'reviewing', 'rejected'] as const satisfies CandidateStatus[];

interface UndoHireDialogProps {
  application: ReferredCandidate;
  onClose: () => void;
}

/** Undoes a hire that was registered by mistake or did not take place. Its bonus is no longer due. */
export function UndoHireDialog({ application, onClose }: UndoHireDialogProps) {
  const { id, candidateId, candidateName, candidateStatus } = application;
  const client = useApolloClient();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const [status, setStatus] = useState<CandidateStatus>('approved');
  const [busy, setBusy] = useState(false);
  const movesCandidate = isHiredStatus(candidateStatus);

  const confirm = async () => {
    setChecked(true);
    if (!hasReason(reason)) return;
    setBusy(true);
    try {
      // The bonus first: the server refuses while an instalment is paid, and then nothing has changed.
      await client.mutate({ mutation: UNDO_HIRE, variables: { id, reason: reason.trim() } });
      if (movesCandidate)
        await client.mutate({
          mutation: CANDIDATE_NOT_HIRED,
          variables: {
            id: candidateId,
            from: candidateStatus,
            status,
            note: `Contratação desfeita: ${reason.trim()}`,
          },
        });
      toast.success('Contratação desfeita', 'O bônus voltou a aguardar uma contratação.');
      onClose();
    } catch (error) {
      toast.destructive('Erro!', failureOf(error).message);
      // Another user may have changed what the screen shows.
      void refetchAfterChange(['candidate', 'referral']);
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title="Desfazer contratação"
      submit="Desfazer contratação"
      submitting="Salvando..."
      color="error"
      busy={busy}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <Typography>
        A contratação de <strong>{candidateNameOf(candidateName)}</strong> deixa de valer: as datas das
        parcelas são removidas e nada mais vence. O histórico guarda o motivo.
      </Typography>
      {movesCandidate && (
        <TextField
          select
          id="status-depois"
          label="Status do candidato depois disso"
          value={status}
          onChange={(event) => setStatus(event.target.value as CandidateStatus)}
        >
          {NEXT_STATUSES.map((value) => (
            <MenuItem key={value} value={value}>
              {statusLabel(value)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ReasonField value={reason} onChange={setReason} checked={checked} />
    </FormDialog>
  );
}
