import type { InterviewInvitationQuery } from '../../../generated/graphql';
import { dayOf } from '../../../shared/day-ranges';
import { longDay, timeOf } from '../../../shared/day-texts';
import { interviewTypeLabel } from '../../../shared/interview-terms';
import { TALENT_BANK } from '../../../shared/talent-bank';
import { DetailList } from '../detail-list';

type Invitation = NonNullable<InterviewInvitationQuery['interviewInvitation']>;

/** Details of the interview for the candidate, also in the local time of another time zone. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { interviewDate } = invitation;
  const localTime = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }).format(
    new Date(interviewDate),
  );
  const brasiliaTime = timeOf(interviewDate);
  return (
    <DetailList
      details={[
        ['Candidato', invitation.candidateName],
        ['Vaga', invitation.jobTitle ?? TALENT_BANK],
        ['Tipo de entrevista', interviewTypeLabel(invitation.interviewType)],
        ['Data', longDay(dayOf(interviewDate))],
        [
          'Horário',
          `${brasiliaTime} (horário de Brasília)${localTime === brasiliaTime ? '' : `; ${localTime} no seu fuso horário`}`,
        ],
        ['Observações', invitation.notes],
      ]}
    />
  );
}
