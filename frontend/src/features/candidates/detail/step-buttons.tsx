import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronLeft from '../../../generated/icons/ChevronLeft';
import ChevronRight from '../../../generated/icons/ChevronRight';
import type { CandidateStepper, StepTarget } from './use-candidate-stepper';

interface StepButtonsProps {
  stepper: CandidateStepper;
  /** Names the filter beside the position, where there is room. */
  hasSuffix?: boolean;
  onStep: (target: StepTarget) => void;
}

export function StepButtons({ stepper, hasSuffix = false, onStep }: StepButtonsProps) {
  const { position, total, next, previous, isLoaded } = stepper;
  const absent = isLoaded ? 'Fora deste filtro' : '–';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label="Candidato anterior"
        disabled={!previous}
        onClick={() => previous && onStep(previous)}
      >
        <ChevronLeft />
      </IconButton>
      <Typography
        variant="body2"
        sx={{ flex: 1, minWidth: 72, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {position ? `${position} de ${total ?? '…'}${hasSuffix ? ' neste filtro' : ''}` : absent}
      </Typography>
      <IconButton aria-label="Próximo candidato" disabled={!next} onClick={() => next && onStep(next)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
