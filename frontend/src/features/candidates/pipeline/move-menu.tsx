import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { CandidateStatus } from '../../../generated/graphql';
import { statusLabel } from '../../../domain/candidates/candidate-status';
import { fullName } from '../../../shared/format/full-name';
import type { PipelineCandidate } from './pipeline-queries';
import { targetsOf } from './pipeline-stages';

interface MoveMenuProps {
  candidate: PipelineCandidate;
  anchor: HTMLElement;
  onMove: (candidate: PipelineCandidate, to: CandidateStatus) => void;
  onClose: () => void;
}

/** The stages that a candidate can be moved to: the same moves as by dragging, for keyboard and touch. */
export function MoveMenu({ candidate, anchor, onMove, onClose }: MoveMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Mover ${fullName(candidate)} para…` } }}
    >
      <ListSubheader role="presentation">Mover para…</ListSubheader>
      {targetsOf(candidate.status).map((to) => (
        <MenuItem
          key={to}
          onClick={() => {
            onClose();
            onMove(candidate, to);
          }}
        >
          {statusLabel(to)}
        </MenuItem>
      ))}
    </Menu>
  );
}
