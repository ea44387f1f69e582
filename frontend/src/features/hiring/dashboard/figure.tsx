import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';

interface FigureProps {
  title: string;
  head: [string, string];
  rows: Array<[string, string]>;
  /** Nothing to draw yet: an empty chart has an axis of fractions. */
  empty: boolean;
  children: ReactNode;
}

/** A drawing for the eye and the same figures as a table for the ear. */
export function Figure({ title, head, rows, empty, children }: FigureProps) {
  const id = useId();
  return (
    <Card
      component="figure"
      aria-labelledby={id}
      sx={{
        m: 0,
        position: 'relative',
        p: { xs: 2, sm: 2.5 },
        // An odd one out takes the whole line.
        '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
      }}
    >
      <Typography id={id} component="figcaption" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {empty ? (
        <Typography sx={{ color: 'text.secondary', py: 4, textAlign: 'center' }}>
          Ainda não há dados
        </Typography>
      ) : (
        // Its marks would be read one by one, without their names.
        <Box aria-hidden inert>
          {children}
        </Box>
      )}
      <Box component="div" sx={visuallyHidden}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {head.map((text) => (
                <th scope="col" key={text}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
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
    </Card>
  );
}
