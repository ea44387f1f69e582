import { useState, type FormEvent } from 'react';
import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CandidateStatus } from '../../generated/graphql';
import { failureOf } from '../../shared/api/failure';
import { MANAGED, statusLabel } from '../../shared/candidate-status';
import { toast } from '../../shared/toasts/toast';
import { CANDIDATE_TOTALS, SET_STATUS, type CandidateDetail } from './candidates-queries';

/** Longest note that the server keeps. */
const NOTE_LIMIT = 2000;

interface ManageTabProps {
  candidate: CandidateDetail;
  onSaved: () => void;
}

export function ManageTab({ candidate, onSaved }: ManageTabProps) {
  const [status, setStatus] = useState<CandidateStatus>(candidate.status);
  const [note, setNote] = useState('');
  const [change, { loading }] = useMutation(SET_STATUS, { refetchQueries: [CANDIDATE_TOTALS] });
  // A status of another screen stays choosable for the candidate who has it.
  const choices = (MANAGED as readonly string[]).includes(candidate.status)
    ? MANAGED
    : [candidate.status, ...MANAGED];

  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await change({
        variables: { id: candidate.id, status, note: note.trim() || undefined },
        // At once on the screen; a refusal takes it back.
        optimisticResponse: {
          setCandidateStatus: {
            __typename: 'Candidate',
            id: candidate.id,
            status,
            history: candidate.history,
          },
        },
      });
      toast.success('Status atualizado');
      onSaved();
    } catch (error) {
      toast.destructive('Erro', `Erro ao atualizar status: ${failureOf(error).message}`);
    }
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => void save(event)}
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
      <TextField
        id="nota"
        label="Observação"
        helperText="Opcional. Fica no histórico do candidato."
        multiline
        minRows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: NOTE_LIMIT } }}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={loading || status === candidate.status}>
          {loading ? 'Salvando...' : 'Salvar Alterações'}
        </Button>
      </Box>
    </Box>
  );
}
