import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { ColumnHeads } from './column-heads';

interface ChartFigureProps {
  title: string;
  head: [string, string];
  rows: Array<[string, string]>;
  /** Stands instead of the chart, whose axis would have fractions; undefined: there are values. */
  emptyText: string | undefined;
  /** The values in a sentence. */
  note?: string | undefined;
  children: ReactNode;
}

/** A chart, with the same values as a visually hidden table for screen readers. */
export function ChartFigure({ title, head, rows, emptyText, note, children }: ChartFigureProps) {
  const id = useId();
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, position: 'relative', minWidth: 0 }}>
      <Typography id={id} component="figcaption" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {note && <Typography sx={{ mb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>{note}</Typography>}
      {emptyText ? (
        <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>
      ) : (
        // A screen reader would read the marks one by one, without their names.
        <Box aria-hidden inert>
          {children}
        </Box>
      )}
      <Box component="div" sx={visuallyHidden}>
        <table>
          <caption>{title}</caption>
          <ColumnHeads names={head} />
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
