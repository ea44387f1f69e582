import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { notesOf, type SortedListProps } from './data-columns';
import { DataTable } from './data-table';
import { RowLink } from './row-link';

/** Width of the window in pixels from which a dense table shows each column by itself. */
const ALL_COLUMNS_FROM = 1700;

const ACTIONS_WIDTH = '12.5rem';
const MENU_WIDTH = '4rem';
/** The least width of a column that shares the rest. */
const SHARED_WIDTH = '9.5rem';

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const STYLES = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { px: 0.75, py: 0 },
  // Apart from the text of the next column.
  '& [data-figure]': { pr: 1.25 },
  '& .MuiTableCell-head': { height: 40, ...CUT },
  '& .MuiTableCell-body': { height: 48, py: 0.25 },
  // The text of a button stands below the head of its column.
  '& .MuiTableCell-body[data-actions]': { px: 0 },
  '& [data-actions] > div': { justifyContent: 'space-between' },
  '& [data-actions] .MuiButton-root': { px: 0.75, whiteSpace: 'nowrap' },
  // The menu is at the end of each row, also of those without a button.
  '& [data-actions] .MuiIconButton-root': { ml: 'auto' },
  // Elsewhere labels of chips wrap, and there is room for an icon beside them.
  '& .MuiChip-icon': { display: 'none' },
  '& .MuiChip-root.MuiChip-root': { maxWidth: '100%', height: 24 },
  '& .MuiChip-root.MuiChip-root .MuiChip-label': CUT,
} as const;

/** Two lines have room in a row that has no note, and titles that begin alike differ at their end. */
const CLAMPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  // An empty note is that of a component which shows nothing. A long surname is cut where the line ends, not left out as a whole word.
  '&:has(+ * > * > :not(:empty))': { WebkitLineClamp: 1, wordBreak: 'break-all' },
} as const;

const DOT_WIDTH = '0.9em';
const NOTES = {
  overflow: 'hidden',
  fontSize: '0.75rem',
  lineHeight: 1.35,
  fontWeight: 400,
  color: 'text.secondary',
} as const;
/** Notes that do not fit beside each other stand below each other. The dot before the first one of a line is outside of the cell. */
const NOTE = {
  position: 'relative',
  maxWidth: '100%',
  pl: DOT_WIDTH,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // An e-mail is cut instead of broken in the middle.
  overflowWrap: 'normal',
  '&::before': { content: '"·"', position: 'absolute', left: 0, width: DOT_WIDTH, textAlign: 'center' },
} as const;

/** Those of a figure stand below each other, at the end of its line. */
const FIGURE_NOTES = { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' } as const;
const FIGURE_NOTE = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Rows of 48 px: a line, cut at its end, and a smaller one. A row with longer notes is higher. */
export function DenseTable<R extends { id: number }>(props: SortedListProps<R>) {
  const { columns, onOpen, actions, menu } = props;
  const actionsWidth = props.actionsWidth ?? (actions ? ACTIONS_WIDTH : MENU_WIDTH);
  const hasRoom = useMediaQuery(`(min-width: ${ALL_COLUMNS_FROM}px)`, { noSsr: true });
  const shown = columns.filter(({ joins }) => hasRoom || !joins);
  const widths = shown.map(({ width }) => width ?? SHARED_WIDTH);
  return (
    <DataTable
      {...props}
      columns={shown}
      actionsWidth={actionsWidth}
      sx={{
        ...STYLES,
        minWidth: `calc(${[...widths, ...(actions || menu ? [actionsWidth] : [])].join(' + ')})`,
      }}
    >
      {(row, column, isName) => {
        const cell = column.cell(row);
        return (
          <Lines
            notes={notesOf(row, column, hasRoom ? [] : columns)}
            isName={isName}
            isFigure={!isName && column.isFigure}
            title={cell}
          >
            {isName ? (
              <RowLink row={row} onOpen={onOpen} isDense>
                {cell}
              </RowLink>
            ) : (
              cell
            )}
          </Lines>
        );
      }}
    </DataTable>
  );
}

interface LinesProps {
  children: ReactNode;
  notes: readonly ReactNode[];
  /** What the cell shows: a text is shown whole under the pointer. */
  title: ReactNode;
  /** The line names the row. */
  isName: boolean;
  /** The notes end where the line does. */
  isFigure: boolean | undefined;
}

function Lines({ children, notes, title, isName, isFigure }: LinesProps) {
  const isText = typeof title === 'string';
  return (
    <>
      <Box
        sx={
          isName
            ? { ...CUT, fontWeight: 620, lineHeight: 1.45 }
            : isText
              ? CLAMPED
              : { ...CUT, lineHeight: 1.45 }
        }
        title={isText ? title : undefined}
      >
        {children}
      </Box>
      {notes.length > 0 && (
        <Box sx={NOTES}>
          <Box sx={isFigure ? FIGURE_NOTES : { display: 'flex', flexWrap: 'wrap', ml: `-${DOT_WIDTH}` }}>
            {notes.map((note, index) => (
              <Box
                key={index}
                sx={isFigure ? FIGURE_NOTE : NOTE}
                title={typeof note === 'string' ? note : undefined}
              >
                {note}
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
