import { TALENT_BANK_TITLE, durationLabel } from '@araucaria/contracts/domain';
import { dayOf } from '../../shared/dates/day-ranges';
import { formatLongDay, formatTime } from '../../shared/dates/date-formats';
import { fullName } from '../../shared/format/full-name';
import { interviewTypeLabel } from '../../domain/interviews/interview-terms';
import type { Appointment } from './appointment';
import { DetailList } from '../../shared/ui/detail-list';

export function AppointmentDetails({ appointment }: { appointment: Appointment }) {
  const { candidate, startsAt, interviewType, durationMinutes, notes } = appointment;
  return (
    <DetailList
      details={[
        ['Candidato', fullName(candidate)],
        ['Vaga', candidate.jobTitle ?? TALENT_BANK_TITLE],
        ['Data', formatLongDay(dayOf(startsAt))],
        ['Horário', `${formatTime(startsAt)} (horário de Brasília)`],
        ['Duração', durationLabel(durationMinutes)],
        ['Tipo de entrevista', interviewTypeLabel(interviewType)],
        ['Observações (o candidato lê)', notes],
      ]}
    />
  );
}
