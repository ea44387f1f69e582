import type { InterviewInvitationQuery } from '../../../generated/graphql';
import { dayOf } from '../../../shared/day-ranges';
import { longDay, timeOf } from '../../../shared/day-texts';
import { interviewTypeLabel } from '../../../shared/interview-terms';
import { TALENT_BANK } from '../../../shared/talent-bank';
import { Facts } from '../appointment-details';

type Invitation = NonNullable<InterviewInvitationQuery['interviewInvitation']>;

/** What a candidate is told; in another time zone also by their own clock. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { interviewDate } = invitation;
  const here = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }).format(
    new Date(interviewDate),
  );
  const there = timeOf(interviewDate);
  return (
    <Facts
      facts={[
        ['Candidato', invitation.candidateName],
        ['Vaga', invitation.jobTitle ?? TALENT_BANK],
        ['Tipo de entrevista', interviewTypeLabel(invitation.interviewType)],
        ['Data', longDay(dayOf(interviewDate))],
        ['Horário', `${there} (horário de Brasília)${here === there ? '' : `; ${here} no seu fuso horário`}`],
        ['Observações', invitation.notes],
      ]}
    />
  );
}
