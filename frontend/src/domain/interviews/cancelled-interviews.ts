import { graphql } from '../../generated';
import type { InterviewsCancelledByQuery } from '../../generated/graphql';
import { formatCount, formatDateTime } from '../../shared/format/formats';

export const INTERVIEWS_CANCELLED_BY = graphql(`
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

type CancelledInterviews = InterviewsCancelledByQuery['interviewsCancelledBy'];

/** Tells the user which interviews are cancelled and whether the candidates are notified; empty without interviews. */
export function describeCancellations(interviews: CancelledInterviews): string {
  const [first] = interviews;
  if (!first) return '';
  const silent = interviews.every(
    ({ notificationOptions: { sendEmail, sendWhatsApp } }) => !sendEmail && !sendWhatsApp,
  );
  const what =
    interviews.length === 1
      ? `A entrevista de ${formatDateTime(first.interviewDate)} será cancelada.`
      : `${formatCount(interviews.length, 'entrevista agendada será cancelada', 'entrevistas agendadas serão canceladas')}.`;
  const notice = silent
    ? 'Ninguém será avisado, porque o agendamento foi feito sem notificações.'
    : 'O aviso de cancelamento sai em cerca de um minuto. Desfazer antes disso mantém o horário, e nada é enviado.';
  return `${what} ${notice}`;
}
