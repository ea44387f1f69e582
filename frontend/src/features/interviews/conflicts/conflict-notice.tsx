import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { APPROVED_PREFIX, INTERVIEW_STATUS } from '@araucaria/contracts/domain';
import { formatDateTime } from '../../../shared/format/formats';
import type { Conflict } from './use-conflict';

interface ConflictNoticeProps {
  conflict: Conflict | null;
  choice: string;
}

/** Shows how another user changed the interview, before anything is overwritten. */
export function ConflictNotice({ conflict, choice }: ConflictNoticeProps) {
  if (!conflict) return null;
  const { status, interviewDate, feedback, changedBy, changedAt } = conflict;
  const state = INTERVIEW_STATUS[status].toLocaleLowerCase('pt-BR');
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>
        {changedBy ? `${changedBy} alterou esta entrevista` : 'Esta entrevista foi alterada'}
        {changedAt && ` em ${formatDateTime(changedAt)}`}
      </AlertTitle>
      Agora ela está {state}, com data de {formatDateTime(interviewDate)}.
      {status === 'completed' && feedback && ` Resultado: ${feedback.replace(APPROVED_PREFIX, 'aprovado. ')}`}{' '}
      {choice}
    </Alert>
  );
}
