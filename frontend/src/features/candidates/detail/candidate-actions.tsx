import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { isApproved } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../../generated/graphql';
import { usePermission } from '../../../shared/session/use-permission';
import { ScheduleLink } from './schedule-link';
import type { CandidateDetail } from '../candidates-queries';
import type { CandidateStepper, StepTarget } from './use-candidate-stepper';

const DECISIONS = [
  ['reviewing', 'Em análise', 'inherit'],
  ['approved', 'Aprovar', 'success'],
  ['rejected', 'Reprovar', 'error'],
] as const;

/** A candidate in hiring or hired counts as approved. */
const isReached = (current: string, wanted: string): boolean =>
  current === wanted || (wanted === 'approved' && isApproved(current));

/** Rejected, and no e-mail has said so. */
const lacksRejectionEmail = ({ status, waitingSince }: CandidateDetail): boolean =>
  status === 'rejected' && Boolean(waitingSince);

interface CandidateActionsProps {
  candidate: CandidateDetail | undefined;
  /** There is nothing to decide: the candidate does not exist, or was erased. */
  isGone: boolean;
  stepper: CandidateStepper;
  total: string | undefined;
  onStep: (target: StepTarget) => void;
  onChange: (status: CandidateStatus) => void;
  /** Whether the résumé is shown beside the form. */
  resumeBeside: boolean;
  /** Shows or hides the résumé; undefined if there is no room beside the form. */
  onResume: (() => void) | undefined;
}

/** Footer of the detail: previous and next candidate, and the most frequent decisions. */
export function CandidateActions(props: CandidateActionsProps) {
  const { candidate, isGone, stepper, total, onStep, onChange, resumeBeside, onResume } = props;
  const { position, next, previous } = stepper;
  const mayDecide = usePermission('candidates.decide');
  return (
    <DialogActions
      sx={{ borderTop: 1, borderColor: 'divider', flexWrap: 'wrap', gap: 0.5, px: { xs: 1, sm: 2 }, py: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mr: 'auto' }}>
        <IconButton
          aria-label="Candidato anterior"
          disabled={!previous}
          onClick={() => previous && onStep(previous)}
        >
          <ChevronLeft />
        </IconButton>
        <Typography
          variant="body2"
          sx={{ minWidth: 72, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
        >
          {position ? `${position} de ${total ?? '…'}` : '–'}
        </Typography>
        <IconButton aria-label="Próximo candidato" disabled={!next} onClick={() => next && onStep(next)}>
          <ChevronRight />
        </IconButton>
      </Box>
      {onResume && !isGone && (
        <Button color="inherit" aria-pressed={resumeBeside} onClick={onResume}>
          {resumeBeside ? 'Esconder currículo' : 'Currículo ao lado'}
        </Button>
      )}
      {candidate && <ScheduleLink candidate={candidate} />}
      {mayDecide &&
        !isGone &&
        DECISIONS.map(([status, text, color]) => {
          const isUnannounced = status === 'rejected' && candidate && lacksRejectionEmail(candidate);
          return (
            <Button
              key={status}
              variant="outlined"
              color={color}
              disabled={!candidate || (isReached(candidate.status, status) && !isUnannounced)}
              onClick={() => onChange(status)}
              sx={{ px: { xs: 1.25, sm: 2 } }}
            >
              {isUnannounced ? 'Enviar retorno' : text}
            </Button>
          );
        })}
    </DialogActions>
  );
}
