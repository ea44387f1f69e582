import { useId } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { TextLink } from '../../../shared/ui/links';

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
}

/** A table whose rows have a bar for their amount. */
export function BarTable({ title, head, bars, emptyText }: BarTableProps) {
  const id = useId();
  const most = Math.max(...bars.map(({ amount }) => amount));
  return (
    <Card component="figure" aria-labelledby={id} sx={{ m: 0, p: 2 }}>
      <Typography id={id} component="figcaption" variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {most === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>
      ) : (
        <Box component="table" aria-labelledby={id} sx={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead style={visuallyHidden}>
            <tr>
              {head.map((text) => (
                <th scope="col" key={text}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ amount, ...bar }) => (
              <Row key={bar.name} {...bar} percent={(amount / most) * 100} />
            ))}
          </tbody>
        </Box>
      )}
    </Card>
  );
}

const Row = ({ name, text, to, percent }: Omit<Bar, 'amount'> & { percent: number }) => (
  <Box
    component="tr"
    sx={{
      // The bar of a row is its lower edge.
      backgroundImage: 'linear-gradient(var(--at-palette-text-secondary), var(--at-palette-text-secondary))',
      backgroundRepeat: 'no-repeat',
      backgroundPosition: 'left bottom 4px',
      backgroundSize: `${percent}% 4px`,
      '& > *': { p: 0, pb: 1.25, pt: 0.5, fontSize: '0.8125rem' },
    }}
  >
    <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 400 }}>
      {to ? <TextLink to={to}>{name}</TextLink> : name}
    </Box>
    <Box component="td" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </Box>
  </Box>
);
