import { TALENT_BANK_TITLE, durationLabel } from '@araucaria/contracts/domain';
import { dayOf } from '../../shared/dates/day-ranges';
import { formatLongDay } from '../../shared/dates/date-formats';
import { fullName } from '../../shared/format/full-name';
import { interviewTypeLabel } from '../../domain/interviews/interview-terms';
import type { Appointment } from './appointment';
import { DetailList } from './detail-list';

/** Details of an interview that is about to be scheduled. */
export function AppointmentDetails({ appointment }: { appointment: Appointment }) {
  const { candidate, slot, interviewType, durationMinutes, notes } = appointment;
  return (
    <DetailList
      details={[
        ['Candidato', fullName(candidate)],
        ['Vaga', candidate.jobTitle ?? TALENT_BANK_TITLE],
        ['Data', formatLongDay(dayOf(slot.startsAt))],
        ['Horário', `${slot.time} (horário de Brasília)`],
        ['Duração', durationLabel(durationMinutes)],
        ['Tipo de entrevista', interviewTypeLabel(interviewType)],
        ['Observações (o candidato lê)', notes],
      ]}
    />
  );
}
