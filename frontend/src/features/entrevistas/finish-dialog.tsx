import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { askAgain } from '../../shared/api/ask-again';
import { failureOf } from '../../shared/api/failure';
import { INTERVIEW_ANSWERS } from '../../shared/api/forget';
import { APPROVED_PREFIX } from '../../shared/interview-terms';
import { toast } from '../../shared/toasts/toast';
import { SET_INTERVIEW_STATUS } from './interview-changes';
import type { InterviewRow } from './interviews-queries';
import { useApproval } from './use-approval';

/** Longest feedback, with its prefix, that the server keeps. */
const FEEDBACK_LIMIT = 10_000 - APPROVED_PREFIX.length;

interface FinishDialogProps {
  interview: InterviewRow;
  onClose: () => void;
}

export function FinishDialog({ interview, onClose }: FinishDialogProps) {
  const [feedback, setFeedback] = useState('');
  const [approved, setApproved] = useState(true);
  const [finished, setFinished] = useState(false);
  // An old address may name an interview that is over; one that this dialog finishes stays until it is done.
  const [finishable] = useState(interview.status === 'scheduled');
  const [setStatus, { loading }] = useMutation(SET_INTERVIEW_STATUS);
  const { approve, busy } = useApproval();
  const { candidate } = interview;

  const finish = async () => {
    if (!finished) {
      try {
        await setStatus({
          variables: {
            id: interview.id,
            status: 'completed',
            feedback: `${approved ? APPROVED_PREFIX : ''}${feedback.trim()}`,
          },
        });
        void askAgain(INTERVIEW_ANSWERS);
        setFinished(true);
      } catch (error) {
        toast.destructive('Erro ao atualizar status', failureOf(error).message);
        return;
      }
    }
    if (!approved) {
      toast.success('Entrevista finalizada');
      onClose();
    } else if (candidate) await approve(candidate);
  };
  const waiting = loading || busy;
  if (!finishable) return null;

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={waiting ? undefined : onClose}
      aria-labelledby="finalizar-titulo"
    >
      <DialogTitle id="finalizar-titulo">Finalizar Entrevista</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          <span>
            Entrevista com{' '}
            <strong>{candidate ? `${candidate.firstName} ${candidate.lastName}` : 'candidato'}</strong>
          </span>
          <TextField
            id="feedback"
            label="Feedback"
            multiline
            minRows={4}
            value={feedback}
            disabled={finished}
            onChange={(event) => setFeedback(event.target.value)}
            slotProps={{ htmlInput: { maxLength: FEEDBACK_LIMIT } }}
          />
          <FormControl>
            <FormLabel id="aprovado">Candidato aprovado?</FormLabel>
            <RadioGroup
              row
              aria-labelledby="aprovado"
              value={approved ? 'sim' : 'nao'}
              onChange={(_event, value) => setApproved(value === 'sim')}
            >
              <FormControlLabel value="sim" control={<Radio />} label="Sim" />
              <FormControlLabel value="nao" control={<Radio />} label="Não" />
            </RadioGroup>
          </FormControl>
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" disabled={waiting} onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="contained" disabled={waiting} onClick={() => void finish()}>
          {waiting ? 'Finalizando...' : 'Finalizar Entrevista'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
