import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CandidateStatus } from '../../generated/graphql';
import { NoteField } from '../../shared/form/note-field';
import { MANAGED, scoreFrom, statusLabel } from '../../shared/candidate-status';
import { InterviewConsequences } from '../../shared/interview-consequences';
import { NotifyField } from '../../shared/form/notify-field';
import type { CandidateDetail } from './candidates-queries';
import { useCandidateChanges } from './use-candidate-changes';

interface ManageTabProps {
  candidate: CandidateDetail;
  onSaved: () => void;
  /** Whoever came for the score begins there. */
  scoreFirst: boolean;
}

export function ManageTab({ candidate, onSaved, scoreFirst }: ManageTabProps) {
  const [status, setStatus] = useState<CandidateStatus>(candidate.status);
  const [note, setNote] = useState('');
  const [notify, setNotify] = useState(false);
  const [scoreText, setScoreText] = useState(String(candidate.score));
  const { save, saving } = useCandidateChanges(candidate);
  const score = scoreFrom(scoreText);
  const unchanged = status === candidate.status && score === candidate.score;
  // A status of another screen stays choosable for the candidate who has it.
  const choices = (MANAGED as readonly string[]).includes(candidate.status)
    ? MANAGED
    : [candidate.status, ...MANAGED];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save({ status, score, note: note.trim(), notify })) onSaved();
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 520 }}
    >
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
      {status === 'rejected' && candidate.status !== 'rejected' && (
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
      <TextField
        id="score"
        label="Score"
        helperText="De 0 a 100"
        autoFocus={scoreFirst}
        onFocus={(event) => event.target.select()}
        value={scoreText}
        onChange={(event) => setScoreText(event.target.value)}
        onBlur={() => setScoreText(String(score))}
        sx={{ maxWidth: 160 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={saving || unchanged}>
          {saving ? 'Salvando...' : 'Salvar Alterações'}
        </Button>
      </Box>
    </Box>
  );
}
