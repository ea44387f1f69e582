import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CandidateStatus } from '../../../generated/graphql';
import { NoteField } from '../../../shared/form/note-field';
import { SELECTABLE_STATUSES, statusLabel } from '../../../shared/candidates/candidate-status';
import { CancelledInterviewsAlert } from '../../../shared/interviews/cancelled-interviews-alert';
import { NotifyField } from '../../../shared/candidates/notify-field';
import { useDisplayedRecord } from '../../../shared/form/use-displayed-record';
import type { CandidateDetail } from '../candidates-queries';
import { ScoreField, scoreToSave } from './score-field';
import { useCandidateChanges } from './use-candidate-changes';

interface ManageTabProps {
  candidate: CandidateDetail;
  onSaved: () => void;
  /** Whether the score field takes the focus. */
  focusScore: boolean;
}

export function ManageTab({ candidate, onSaved, focusScore }: ManageTabProps) {
  const [chosenStatus, setStatus] = useState<CandidateStatus>();
  const [note, setNote] = useState('');
  const [notify, setNotify] = useState(false);
  const [typedScore, setTypedScore] = useState<string>();
  const isEdited = chosenStatus !== undefined || typedScore !== undefined || note !== '';
  const displayed = useDisplayedRecord(candidate, isEdited);
  const { save, saving } = useCandidateChanges(displayed);
  const status = chosenStatus ?? displayed.status;
  const score = scoreToSave(displayed, typedScore);
  const unchanged = status === displayed.status && score === undefined;
  // A status that only another screen sets stays an option for a candidate who has it.
  const choices = (SELECTABLE_STATUSES as readonly string[]).includes(displayed.status)
    ? SELECTABLE_STATUSES
    : [displayed.status, ...SELECTABLE_STATUSES];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save({ status, score, note: note.trim(), notify, interviewsShown: true })) onSaved();
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 520 }}
    >
      {candidate.status !== displayed.status && (
        <Alert severity="info" role="status">
          {lastActor(candidate)} mudou o status para “{statusLabel(candidate.status)}” enquanto você editava.
        </Alert>
      )}
      <TextField
        select
        id="novo-status"
        label="Status"
        value={status}
        onChange={(event) => setStatus(event.target.value as CandidateStatus)}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {statusLabel(choice)}
          </MenuItem>
        ))}
      </TextField>
      {status === 'rejected' && displayed.status !== 'rejected' && (
        <NotifyField value={notify} onChange={setNotify} />
      )}
      {status !== candidate.status && (
        <CancelledInterviewsAlert candidateIds={[candidate.id]} status={status} />
      )}
      <NoteField
        id="nota"
        label="Observação"
        hint="Opcional. Acompanha a mudança de status no histórico."
        value={note}
        onChange={setNote}
      />
      <ScoreField candidate={displayed} typed={typedScore} onType={setTypedScore} hasFocus={focusScore} />
      <Box>
        <Button type="submit" variant="contained" disabled={saving || unchanged}>
          {saving ? 'Salvando...' : 'Salvar Alterações'}
        </Button>
      </Box>
    </Box>
  );
}

/** Name of the user who changed the status last. */
const lastActor = ({ history }: CandidateDetail): string =>
  history.findLast(({ kind }) => kind === 'STATUS')?.actorName ?? 'O sistema';
