import Box from '@mui/material/Box';
import { dayOf } from '../../shared/day-ranges';
import { longDay } from '../../shared/day-texts';
import { fullName } from '../../shared/full-name';
import { interviewTypeLabel } from '../../shared/interview-terms';
import { TALENT_BANK } from '../../shared/talent-bank';
import type { Appointment } from './appointment';

/** Who meets whom, when and for what. */
export function AppointmentDetails({ appointment }: { appointment: Appointment }) {
  const { candidate, slot, interviewType, notes } = appointment;
  return (
    <Facts
      facts={[
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

/** Names and values; those without a value are left out. */
export function Facts({
  facts,
}: {
  facts: ReadonlyArray<readonly [name: string, value: string | null | undefined]>;
}) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
