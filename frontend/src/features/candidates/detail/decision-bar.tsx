import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { isApproved, isEnded } from '@araucaria/contracts/domain';
import type { CandidateStatus } from '../../../generated/graphql';
import { lacksRejectionEmail } from '../../../domain/candidates/candidate-status';
import { useScheduleAddress } from '../../../domain/interviews/schedule-address';
import { usePermission } from '../../../shared/session/use-permission';
import type { CandidateDetail } from '../candidates-queries';
import { useShortcutsOn } from '../shortcuts/shortcuts';

/** Opens the scheduling of an interview beside the candidate; undefined while they load, and for an ended application. */
export function useScheduling(candidate: CandidateDetail | undefined): (() => void) | undefined {
  const navigate = useNavigate();
  const address = useScheduleAddress();
  return candidate && !isEnded(candidate.status) ? () => void navigate(address(candidate.id)) : undefined;
}

interface DecisionBarProps {
  /** Undefined while it loads. */
  candidate: CandidateDetail | undefined;
  onDecide: (status: CandidateStatus) => void;
}

/** The decisions on a candidate, always in view, with the keys that make them too. */
export function DecisionBar({ candidate, onDecide }: DecisionBarProps) {
  const mayDecide = usePermission('candidates.decide');
  const maySchedule = usePermission('interviews.manage');
  const schedule = useScheduling(candidate);
  if (!mayDecide && !maySchedule) return null;
  const isUnannounced = candidate && lacksRejectionEmail(candidate);
  return (
    <Box
      role="group"
      aria-label="Decisões"
      sx={{
        flexShrink: 0,
        minHeight: 56,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: 1,
        px: { xs: 1, sm: 1.5 },
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {mayDecide && (
        <Decision
          letter="R"
          color="error"
          disabled={!candidate || (candidate.status === 'rejected' && !isUnannounced)}
          onClick={() => onDecide('rejected')}
        >
          {isUnannounced ? 'Enviar retorno' : 'Reprovar'}
        </Decision>
      )}
      {maySchedule && (
        <Decision letter="G" color="inherit" disabled={!schedule} onClick={schedule}>
          Agendar
        </Decision>
      )}
      {mayDecide && (
        <Decision
          letter="A"
          color="success"
          disabled={!candidate || isApproved(candidate.status)}
          onClick={() => onDecide('approved')}
        >
          Aprovar
        </Decision>
      )}
    </Box>
  );
}

/** A decision and its key, which is announced by `aria-keyshortcuts` and no part of the name. */
function Decision({ letter, children, ...button }: ButtonProps & { letter: string }) {
  const [areKeysOn] = useShortcutsOn();
  return (
    <Button
      {...button}
      variant="outlined"
      {...(areKeysOn && { 'aria-keyshortcuts': letter })}
      sx={{
        px: 1.25,
        ...(button.color === 'inherit' && { borderColor: 'divider' }),
        flex: { xs: 1, sm: 'none' },
        whiteSpace: 'nowrap',
      }}
    >
      {children}
      {areKeysOn && (
        <Box
          component="kbd"
          aria-hidden
          sx={{
            ml: 0.75,
            fontFamily: 'inherit',
            fontSize: '0.75rem',
            '@media (hover: none)': { display: 'none' },
          }}
        >
          {letter}
        </Box>
      )}
    </Button>
  );
}
