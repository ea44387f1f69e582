import { memo, useEffect, useRef, type MouseEvent } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MoreVert from '../../../generated/icons/MoreVert';
import { OverdueNote } from '../../../domain/candidates/overdue-note';
import { formatDate, formatDateTime } from '../../../shared/format/formats';
import { fullName } from '../../../shared/format/full-name';
import { TextLink } from '../../../shared/ui/links';
import { VISUALLY_HIDDEN } from '../../../shared/ui/visually-hidden';
import { Score } from '../score';
import type { PipelineCandidate, StageMove } from './pipeline-queries';

interface PipelineCardProps {
  candidate: PipelineCandidate;
  /** The move into this stage, if another user made it. */
  move: StageMove | undefined;
  address: string;
  overdueDays: number | undefined;
  movable: boolean;
  selected: boolean;
  onSelect: (id: number) => void;
  onMenu: (candidate: PipelineCandidate, button: HTMLElement) => void;
}

const DRAGGED = 'data-dragged';

/** A candidate in the pipeline: dragged by the whole card, moved by its menu, opened by the name. */
export const PipelineCard = memo(function PipelineCard(props: PipelineCardProps) {
  const { candidate, move, address, overdueDays, movable, selected, onSelect, onMenu } = props;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element || !movable) return undefined;
    return draggable({
      element,
      getInitialData: () => ({ candidate }),
      // An attribute instead of state: the drag begins without a render.
      onDragStart: () => element.toggleAttribute(DRAGGED, true),
      onDrop: () => element.toggleAttribute(DRAGGED, false),
    });
  }, [candidate, movable]);
  const name = fullName(candidate);
  return (
    <Box
      ref={card}
      sx={{
        display: 'grid',
        gridTemplateColumns: movable ? 'auto minmax(0, 1fr) auto' : 'minmax(0, 1fr)',
        columnGap: 0.5,
        alignItems: 'start',
        p: movable ? 0.5 : 1.5,
        border: 1,
        borderColor: selected ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        [`&[${DRAGGED}]`]: { opacity: 0.5 },
        cursor: movable ? 'grab' : undefined,
      }}
    >
      {movable && (
        <Checkbox
          checked={selected}
          onChange={() => onSelect(candidate.id)}
          slotProps={{ input: { 'aria-label': `Selecionar ${name}` } }}
        />
      )}
      <Box sx={{ minWidth: 0, py: movable ? 1 : 0, overflowWrap: 'anywhere' }}>
        <TextLink to={address}>{name}</TextLink>
      </Box>
      {movable && (
        <IconButton
          aria-label={`Mover ${name} para…`}
          aria-haspopup="menu"
          onClick={(event: MouseEvent<HTMLElement>) => onMenu(candidate, event.currentTarget)}
        >
          <MoreVert />
        </IconButton>
      )}
      <Box
        sx={{
          // Below the name, as far as the edge of the card.
          gridColumn: movable ? '2 / -1' : undefined,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.5,
          // The checkbox is higher than the name.
          ...(movable && { mt: -0.5, pb: 0.75 }),
          fontSize: '0.75rem',
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={VISUALLY_HIDDEN}>
            Candidatura em{' '}
          </Box>
          {formatDate(candidate.createdAt)}
        </Box>
        <Score score={candidate.score} scoredAt={candidate.scoredAt} />
        <OverdueNote waitingSince={candidate.waitingSince} overdueDays={overdueDays} />
        {move && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Movido por {move.actorName} em {formatDateTime(move.at)}
          </Box>
        )}
      </Box>
    </Box>
  );
});
