import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { isApproved } from '@araucaria/contracts/domain';
import type { RejectionChoice } from '../../../domain/candidates/rejection-choice';
import { RejectionFields } from '../../../domain/candidates/rejection-fields';
import { CancelledInterviewsAlert } from '../../../domain/interviews/cancelled-interviews-alert';
import type { InterviewRow } from '../interviews-queries';
import { ResultingStatus } from './resulting-status';

export interface Outcome {
  choice: 'approve' | 'keep' | 'reject';
  rejection: RejectionChoice;
}

interface OutcomeChoiceProps {
  interview: InterviewRow;
  value: Outcome;
  /** Error of the time that was chosen for the e-mail. */
  error: string | undefined;
  message: ReactNode;
  onChange: (outcome: Outcome) => void;
}

export function OutcomeChoice({ interview, value, error, message, onChange }: OutcomeChoiceProps) {
  const { choice, rejection } = value;
  const { id, candidate } = interview;
  const choose = (next: string) => onChange({ ...value, choice: next as Outcome['choice'] });
  // An earlier decision is kept: an approved candidate is rejected on the page of approved candidates.
  const rejectable = candidate && !isApproved(candidate.status) && candidate.status !== 'rejected';
  return (
    <>
      <FormControl>
        <FormLabel id="aprovado">Candidato aprovado?</FormLabel>
        <RadioGroup
          row
          aria-labelledby="aprovado"
          value={choice === 'approve' ? 'sim' : 'nao'}
          onChange={(_event, answer) => choose(answer === 'sim' ? 'approve' : 'keep')}
        >
          <FormControlLabel value="sim" control={<Radio />} label="Sim" />
          <FormControlLabel value="nao" control={<Radio />} label="Não" />
        </RadioGroup>
      </FormControl>
      {choice !== 'approve' && rejectable && (
        <FormControl>
          <FormLabel id="destino">O que acontece com o candidato?</FormLabel>
          <RadioGroup aria-labelledby="destino" value={choice} onChange={(_event, next) => choose(next)}>
            <FormControlLabel value="keep" control={<Radio />} label="Continua no processo" />
            <FormControlLabel value="reject" control={<Radio />} label="Reprovar" />
          </RadioGroup>
        </FormControl>
      )}
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {choice === 'approve' ? (
            candidate && isApproved(candidate.status) ? (
              'O candidato já foi aprovado.'
            ) : (
              'O status do candidato passa a ser “Aprovado”. Outras entrevistas em aberto continuam agendadas.'
            )
          ) : choice === 'reject' ? (
            'O status do candidato passa a ser “Reprovado”.'
          ) : (
            <ResultingStatus interviewId={id} />
          )}
        </Typography>
        {choice === 'reject' && candidate && (
          <CancelledInterviewsAlert candidateIds={[candidate.id]} status="rejected" exceptInterviewId={id} />
        )}
      </Box>
      {message}
      {choice === 'reject' && candidate && (
        <RejectionFields
          candidateIds={[candidate.id]}
          value={rejection}
          error={error}
          onChange={(next) => onChange({ ...value, rejection: next })}
        />
      )}
    </>
  );
}
