import { TALENT_BANK_TITLE, durationLabel } from '@araucaria/contracts/domain';
import type { InterviewInvitationQuery } from '../../../generated/graphql';
import { dayOf } from '../../../shared/dates/day-ranges';
import { formatLongDay, formatTime } from '../../../shared/dates/date-formats';
import { interviewTypeLabel } from '../../../shared/interviews/interview-terms';
import { DetailList } from '../detail-list';

type Invitation = NonNullable<InterviewInvitationQuery['interviewInvitation']>;

/** Details of the interview for the candidate, also in the local time of another time zone. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { interviewDate } = invitation;
  const localTime = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }).format(
    new Date(interviewDate),
  );
  const brasiliaTime = formatTime(interviewDate);
  return (
    <DetailList
      details={[
        ['Candidato', invitation.candidateName],
        ['Vaga', invitation.jobTitle ?? TALENT_BANK_TITLE],
        ['Tipo de entrevista', interviewTypeLabel(invitation.interviewType)],
        ['Data', formatLongDay(dayOf(interviewDate))],
        [
          'Horário',
          `${brasiliaTime} (horário de Brasília)${localTime === brasiliaTime ? '' : `; ${localTime} no seu fuso horário`}`,
        ],
        ['Duração', durationLabel(invitation.durationMinutes)],
        ['Observações', invitation.notes],
      ]}
    />
  );
}
