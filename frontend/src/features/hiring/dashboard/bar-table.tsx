import { useId, type CSSProperties } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { TextLink } from '../../../shared/ui/links';
import { ColumnHeads } from './column-heads';

interface Bar {
  name: string;
  amount: number;
  /** Beside the name, e.g. '3 candidatos, 54%'. */
  text: string;
  /** Where the people of the row are listed. */
  to?: string | undefined;
}

interface BarTableProps {
  title: string;
  head: [string, string];
  bars: readonly Bar[];
  /** Stands instead of a table without amounts. */
  emptyText: string;
  /** What the page is about: the bars are broad, and the last one, the goal, is green. */
  isMain?: boolean;
}

export function BarTable({ title, head, bars, emptyText, isMain = false }: BarTableProps) {
  const id = useId();
  const most = Math.max(...bars.map(({ amount }) => amount));
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, minWidth: 0 }}>
      <Typography id={id} component="figcaption" variant={isMain ? 'h2' : 'h3'} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {most === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>
      ) : (
        <Box
          component="table"
          aria-labelledby={id}
          sx={{
            width: '100%',
            borderCollapse: 'separate',
            borderSpacing: isMain ? '0 4px' : 0,
            '& tbody > tr': isMain ? MAIN_ROW : ROW,
          }}
        >
          <ColumnHeads names={head} style={visuallyHidden} />
          <tbody>
            {bars.map(({ amount, ...bar }) => (
              <Row key={bar.name} {...bar} percent={(amount / most) * 100} />
            ))}
          </tbody>
        </Box>
      )}
    </Box>
  );
}

/** The bar of a row is its lower edge. */
const ROW = {
  backgroundImage: 'linear-gradient(var(--at-palette-text-secondary), var(--at-palette-text-secondary))',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'left bottom 4px',
  backgroundSize: 'var(--bar) 4px',
  '& > *': { p: 0, pb: 1.25, pt: 0.5, fontSize: '0.8125rem' },
} as const;

const tint = (colour: string, percent: number) => {
  const mixed = `color-mix(in srgb, ${colour} ${percent}%, transparent)`;
  return `linear-gradient(${mixed}, ${mixed})`;
};

/** The bar of a row is behind its text. */
const MAIN_ROW = {
  backgroundImage: tint('var(--at-palette-text-primary)', 11),
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'var(--bar) 100%',
  '& > *': { px: 1, py: 0.75, fontSize: '0.875rem' },
  '& > td': { fontWeight: 650 },
  '&:last-of-type': {
    backgroundImage: tint('var(--at-palette-primary-main)', 30),
    '& > *': { fontWeight: 700 },
  },
} as const;

const Row = ({ name, text, to, percent }: Omit<Bar, 'amount'> & { percent: number }) => (
  <tr style={{ '--bar': `${percent}%` } as CSSProperties}>
    <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 400, overflowWrap: 'anywhere' }}>
      {to ? <TextLink to={to}>{name}</TextLink> : name}
    </Box>
    <Box component="td" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </Box>
  </tr>
);
