import { memo, useEffect, useId, useRef } from 'react';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CandidateStatus } from '../../../generated/graphql';
import { useCandidateAddress } from '../../../domain/candidates/other-applications';
import { statusLabel } from '../../../domain/candidates/candidate-status';
import { LoadError } from '../../../shared/ui/load-error';
import { PipelineCard } from './pipeline-card';
import { StageHeading } from './stage-heading';
import type { PipelineCandidate, StageMove } from './pipeline-queries';
import { targetsOf, type Stage } from './pipeline-stages';
import { useArrivals } from './use-arrivals';
import type { MovingCandidate } from './use-moves';
import { useStage } from './use-stage';

/** Pixels of a card before it is measured, and between two cards. */
const CARD_HEIGHT = 70;
const CARD_GAP = 8;
/** Pixels between two columns, and of the width of a folded one. */
export const COLUMN_GAP_PX = 12;
export const FOLDED_WIDTH_PX = 44;
const DRAGGED_OVER = 'data-dragged-over';
/** The next page is read when so few candidates are left below. */
const READ_AHEAD = 10;

interface StageColumnProps {
  jobId: number;
  stage: Stage;
  /** undefined: not loaded. */
  count: number | undefined;
  moving: ReadonlyMap<number, MovingCandidate>;
  selected: ReadonlySet<number>;
  overdueDays: number | undefined;
  movable: boolean;
  userId: number | undefined;
  /** Of a narrow column: pixels from the end of the view, at which it stays while the others are scrolled. */
  foldedAt: number | undefined;
  /** Opens or folds the column; undefined: it is always open. */
  onFold: ((status: CandidateStatus) => void) | undefined;
  onSelect: (id: number) => void;
  onMenu: (candidate: PipelineCandidate, button: HTMLElement) => void;
  onDrop: (candidate: PipelineCandidate, to: CandidateStatus) => void;
  onAnnounce: (text: string) => void;
}

/** One stage: its candidates in a list of which only the visible part is in the document. */
export const StageColumn = memo(function StageColumn(props: StageColumnProps) {
  const { jobId, stage, count, moving, selected, overdueDays, movable, userId, foldedAt } = props;
  const { onFold, onSelect, onMenu, onDrop, onAnnounce } = props;
  const {
    loaders,
    candidates: stored,
    moves,
    loaded,
    hasMore,
    error,
    retry,
    loadMore,
  } = useStage(jobId, stage);
  const candidates = withMoves(stored, moving, stage);
  const headingId = useId();
  const column = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const addressOf = useCandidateAddress();
  const byOthers = (id: number): StageMove | undefined => {
    const move = moves.get(id);
    return move && move.actorId !== userId && !moving.has(id) ? move : undefined;
  };
  useArrivals({ loaded, candidates: stored, moves, stage, userId, onAnnounce });

  useEffect(() => {
    const element = column.current;
    if (!element || !movable) return undefined;
    // An attribute instead of state: a card that passes over the columns renders none of them.
    const mark = (isOver: boolean) => element.toggleAttribute(DRAGGED_OVER, isOver);
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => targetsOf(draggedOf(source.data).status).includes(stage.status),
      onDragEnter: () => mark(true),
      onDragLeave: () => mark(false),
      onDrop: ({ source }) => {
        mark(false);
        onDrop(draggedOf(source.data), stage.status);
      },
    });
  }, [stage, movable, onDrop]);

  const virtualizer = useVirtualizer({
    count: candidates.length,
    getScrollElement: () => list.current,
    getItemKey: (index) => candidates[index]?.id ?? index,
    estimateSize: () => CARD_HEIGHT,
    gap: CARD_GAP,
    overscan: 4,
  });
  const rows = virtualizer.getVirtualItems();
  const lastRow = rows.at(-1)?.index ?? -1;
  useEffect(() => {
    if (hasMore && lastRow >= candidates.length - READ_AHEAD) loadMore();
  }, [hasMore, lastRow, candidates.length, loadMore]);

  const label = statusLabel(stage.status);
  return (
    <Box
      ref={column}
      component="section"
      aria-labelledby={headingId}
      data-stage={stage.status}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        [`&[${DRAGGED_OVER}]`]: { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        ...(foldedAt === undefined
          ? { bgcolor: 'action.hover', borderRadius: 2 }
          : {
              position: 'sticky',
              insetInlineEnd: foldedAt,
              zIndex: 1,
              // Opaque, with the gap before it: the other columns pass below it.
              bgcolor: 'background.default',
              boxShadow: `-${COLUMN_GAP_PX}px 0 var(--at-palette-background-default)`,
            }),
      }}
    >
      {loaders}
      <StageHeading
        id={headingId}
        label={label}
        count={count}
        isFolded={foldedAt !== undefined}
        onFold={onFold && (() => onFold(stage.status))}
      />
      <Box
        ref={list}
        hidden={foldedAt !== undefined}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 1, pb: 1 }}
      >
        {error && !loaded ? (
          <LoadError title="Erro ao carregar candidatos" error={error} onRetry={retry} />
        ) : !loaded ? (
          <Skeleton variant="rounded" height={CARD_HEIGHT} />
        ) : candidates.length === 0 ? (
          <Typography variant="body2" sx={{ p: 1, color: 'text.secondary' }}>
            Ninguém nesta etapa.
          </Typography>
        ) : (
          <Box
            component="ul"
            aria-label={label}
            sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
            style={{ height: virtualizer.getTotalSize() }}
          >
            {rows.map(({ index, key, start }) => {
              const candidate = candidates[index];
              if (!candidate) return null;
              return (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-setsize={hasMore ? (count ?? -1) : candidates.length}
                  aria-posinset={index + 1}
                  style={{
                    position: 'absolute',
                    insetInline: 0,
                    top: 0,
                    transform: `translateY(${start}px)`,
                  }}
                >
                  <PipelineCard
                    candidate={candidate}
                    move={byOthers(candidate.id)}
                    address={addressOf(candidate.id)}
                    overdueDays={overdueDays}
                    movable={movable}
                    selected={selected.has(candidate.id)}
                    onSelect={onSelect}
                    onMenu={onMenu}
                  />
                </li>
              );
            })}
          </Box>
        )}
      </Box>
    </Box>
  );
});

const draggedOf = (data: Record<string | symbol, unknown>): PipelineCandidate =>
  data.candidate as PipelineCandidate;

/** Those who are being moved here come first, as the server will return them; those who are being moved away are left out. */
function withMoves(
  stored: readonly PipelineCandidate[],
  moving: ReadonlyMap<number, MovingCandidate>,
  { statuses }: Stage,
): readonly PipelineCandidate[] {
  if (moving.size === 0) return stored;
  const arriving = [...moving.values()]
    .filter(({ to }) => statuses.includes(to))
    .map(({ candidate, to }) => ({ ...candidate, status: to }));
  return [...arriving, ...stored.filter(({ id }) => !moving.has(id))];
}
