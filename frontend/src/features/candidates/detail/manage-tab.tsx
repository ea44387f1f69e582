import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CandidateStatus } from '../../../generated/graphql';
import { NoteField } from '../../../shared/form/note-field';
import { MANAGED, statusLabel } from '../../../shared/candidate-status';
import { InterviewConsequences } from '../../../shared/interview-consequences';
import { NotifyField } from '../../../shared/form/notify-field';
import { useDisplayedRecord } from '../../../shared/use-displayed-record';
import type { CandidateDetail } from '../candidates-queries';
import { ScoreField, scoreToSave } from './score-field';
import { useCandidateChanges } from './use-candidate-changes';

interface ManageTabProps {
  candidate: CandidateDetail;
  onSaved: () => void;
  /** Opened for the score: it has the focus. */
  scoreFirst: boolean;
}

export function ManageTab({ candidate, onSaved, scoreFirst }: ManageTabProps) {
  const [chosenStatus, setStatus] = useState<CandidateStatus>();
  const [note, setNote] = useState('');
  const [notify, setNotify] = useState(false);
  const [typedScore, setTypedScore] = useState<string>();
  const touched = chosenStatus !== undefined || typedScore !== undefined || note !== '';
  const seen = useDisplayedRecord(candidate, touched);
  const { save, saving } = useCandidateChanges(seen);
  const status = chosenStatus ?? seen.status;
  const score = scoreToSave(seen, typedScore);
  const unchanged = status === seen.status && score === undefined;
  // A status of another screen stays choosable for the candidate who has it.
  const choices = (MANAGED as readonly string[]).includes(seen.status) ? MANAGED : [seen.status, ...MANAGED];

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
      {candidate.status !== seen.status && (
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
      {status === 'rejected' && seen.status !== 'rejected' && (
        <NotifyField value={notify} onChange={setNotify} />
      )}
      {status !== candidate.status && <InterviewConsequences candidateIds={[candidate.id]} status={status} />}
      <NoteField
        id="nota"
        label="Observação"
        hint="Opcional. Acompanha a mudança de status no histórico."
        value={note}
        onChange={setNote}
      />
      <ScoreField candidate={seen} typed={typedScore} onType={setTypedScore} autoFocus={scoreFirst} />
      <Box>
        <Button type="submit" variant="contained" disabled={saving || unchanged}>
          {saving ? 'Salvando...' : 'Salvar Alterações'}
        </Button>
      </Box>
    </Box>
  );
}

/** Who changed the status last. */
const lastActor = ({ history }: CandidateDetail): string =>
  history.findLast(({ kind }) => kind === 'STATUS')?.actorName ?? 'O sistema';
