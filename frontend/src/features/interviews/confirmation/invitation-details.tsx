import { Suspense } from 'react';
import { TALENT_BANK_TITLE, durationLabel } from '@araucaria/contracts/domain';
import type { InterviewInvitationQuery } from '../../../generated/graphql';
import { dayOf, formatDay } from '../../../shared/dates/day-ranges';
import { formatLongDay, formatTime } from '../../../shared/dates/date-formats';
import { interviewTypeLabel } from '../../../domain/interviews/interview-terms';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { DetailList } from '../../../shared/ui/detail-list';
import css from './confirmation.page.module.css';

/** Not all invitations have notes, and the page is read before its links are. */
const LinkedText = lazyComponent(() => import('../../../shared/ui/linked-text'));

const Notes = ({ text }: { text: string }) => (
  <Suspense fallback={text}>
    <LinkedText text={text} />
  </Suspense>
);

export type Invitation = NonNullable<InterviewInvitationQuery['interviewInvitation']>;

/** The time in the zone of the browser, with its day where that is another one. */
function localTimeOf(interviewDate: string): string {
  const at = new Date(interviewDate);
  const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }).format(at);
  const day = new Intl.DateTimeFormat('sv-SE').format(at);
  return day === dayOf(interviewDate) ? time : `${time} de ${formatDay(day)}`;
}

/** Details of the interview for the candidate, its day and time first and largest, also in the local time of another time zone. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { interviewDate } = invitation;
  const brasiliaTime = formatTime(interviewDate);
  const localTime = localTimeOf(interviewDate);
  return (
    <>
      <dl className={css.when}>
        <div>
          <dt>Data</dt>
          <dd className="at-display-text">{formatLongDay(dayOf(interviewDate))}</dd>
        </div>
        <div>
          <dt>Horário</dt>
          <dd>
            {`${brasiliaTime} (horário de Brasília)${localTime === brasiliaTime ? '' : `; ${localTime} no seu fuso horário`}`}
          </dd>
        </div>
      </dl>
      <DetailList
        details={[
          ['Candidato', invitation.candidateName],
          ['Vaga', invitation.jobTitle ?? TALENT_BANK_TITLE],
          ['Tipo de entrevista', interviewTypeLabel(invitation.interviewType)],
          ['Duração', durationLabel(invitation.durationMinutes)],
          ['Observações', invitation.notes && <Notes text={invitation.notes} />],
        ]}
      />
    </>
  );
}
