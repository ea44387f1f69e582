import Alert from '@mui/material/Alert';
import { graphql } from '../generated';
import type { CandidateStatus } from '../generated/graphql';
import { useFreshQuery } from './api/use-fresh-query';
import { counted, formatDateTime } from './formats';

const CANCELLED_BY = graphql(`
  query InterviewsCancelledBy($candidateIds: [Int!]!, $status: CandidateStatus!) {
    interviewsCancelledBy(candidateIds: $candidateIds, status: $status) {
      ...InterviewTerms
      notificationOptions {
        sendEmail
        sendWhatsApp
      }
    }
  }
`);

interface InterviewConsequencesProps {
  candidateIds: readonly number[];
  /** The status that they are about to get. */
  status: CandidateStatus;
  /** An interview that the same act finishes. */
  except?: string;
}

/** What a change of status does to interviews, said before it is made; nothing where it does nothing to them. */
export function InterviewConsequences({ candidateIds, status, except }: InterviewConsequencesProps) {
  const { data } = useFreshQuery(CANCELLED_BY, {
    variables: { candidateIds: [...candidateIds], status },
    skip: candidateIds.length === 0,
  });
  const interviews = data?.interviewsCancelledBy.filter(({ id }) => id !== except) ?? [];
  const [first] = interviews;
  if (!first) return null;
  const silent = interviews.every(
    ({ notificationOptions: { sendEmail, sendWhatsApp } }) => !sendEmail && !sendWhatsApp,
  );
  const what =
    interviews.length === 1
      ? `A entrevista de ${formatDateTime(first.interviewDate)} será cancelada.`
      : `${counted(interviews.length, 'entrevista agendada será cancelada', 'entrevistas agendadas serão canceladas')}.`;
  const notice = silent
    ? 'Ninguém será avisado, porque o agendamento foi feito sem notificações.'
    : 'O aviso de cancelamento sai em cerca de um minuto. Desfazer antes disso mantém o horário, e nada é enviado.';
  return (
    <Alert severity="warning" role="status">
      {what} {notice}
    </Alert>
  );
}
