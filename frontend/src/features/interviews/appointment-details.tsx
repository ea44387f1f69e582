import { dayOf } from '../../shared/day-ranges';
import { longDay } from '../../shared/day-texts';
import { fullName } from '../../shared/full-name';
import { interviewTypeLabel } from '../../shared/interview-terms';
import { TALENT_BANK } from '../../shared/talent-bank';
import type { Appointment } from './appointment';
import { DetailList } from './detail-list';

/** Details of an interview that is about to be scheduled. */
export function AppointmentDetails({ appointment }: { appointment: Appointment }) {
  const { candidate, slot, interviewType, notes } = appointment;
  return (
    <DetailList
      details={[
        ['Candidato', fullName(candidate)],
        ['Vaga', candidate.jobTitle ?? TALENT_BANK],
        ['Data', longDay(dayOf(slot.startsAt))],
        ['Horário', `${slot.time} (horário de Brasília)`],
        ['Tipo de entrevista', interviewTypeLabel(interviewType)],
        ['Observações', notes],
      ]}
    />
  );
}
