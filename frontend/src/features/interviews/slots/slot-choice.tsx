import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import type { Slot } from '../interviews-queries';
import { SLOT_LOOK } from './slot-look';
import { groupSlots } from './slots';

interface SlotChoiceProps {
  slots: readonly Slot[];
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
}

export function SlotChoice({ slots, chosen, onChoose }: SlotChoiceProps) {
  const groups = groupSlots(slots);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        Horários disponíveis (horário de Brasília)
      </Typography>
      {groups.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Nenhum horário disponível neste dia.</Typography>
      )}
      {groups.map(({ heading, slots: times }) => (
        <Box key={heading} role="group" aria-label={heading}>
          <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary', mb: 0.75 }}>
            {heading}
          </Typography>
          <Box
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))' }}
          >
            {times.map((slot) => (
              <ToggleButton
                key={slot.startsAt}
                value={slot.startsAt}
                color="primary"
                selected={slot.startsAt === chosen?.startsAt}
                onChange={() => onChoose(slot)}
                sx={{ ...SLOT_LOOK, minHeight: 44 }}
              >
                {slot.time}
              </ToggleButton>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
