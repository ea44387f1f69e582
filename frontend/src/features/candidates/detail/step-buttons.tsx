import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import type { CandidateStepper, StepTarget } from './use-candidate-stepper';

interface StepButtonsProps {
  stepper: CandidateStepper;
  total: string | undefined;
  /** Follows the position, for instance 'neste filtro'. */
  suffix?: string;
  onStep: (target: StepTarget) => void;
}

/** The position in the list, between the buttons to the candidates before and after it. */
export function StepButtons({ stepper, total, suffix = '', onStep }: StepButtonsProps) {
  const { position, next, previous } = stepper;
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
        {position ? `${position} de ${total ?? '…'}${suffix}` : '–'}
      </Typography>
      <IconButton aria-label="Próximo candidato" disabled={!next} onClick={() => next && onStep(next)}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
