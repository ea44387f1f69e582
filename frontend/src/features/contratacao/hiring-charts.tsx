import type { ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { longMonth, monthLabel } from '../../shared/day-texts';
import { counted } from '../../shared/formats';
import type { HiringFigures } from './hiring-queries';
import { STEPS } from './hiring-rules';

interface HiringChartsProps {
  stages: HiringFigures['hiringStages'];
  months: HiringFigures['hiresPerMonth'];
}

const HEIGHT = 280;

/** Where everybody is in hiring, and how many were hired each month. */
export function HiringCharts({ stages, months }: HiringChartsProps) {
  const narrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const { vars, palette } = useTheme();
  const colors = [(vars?.palette ?? palette).primary.main];
  const whole = { tickMinStep: 1 };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <Figure
        title="Distribuição por etapa"
        head={['Etapa', 'Candidatos']}
        rows={stages.map(({ label, candidates }) => [label, counted(candidates, 'candidato', 'candidatos')])}
      >
        <BarChart
          layout="horizontal"
          height={HEIGHT}
          colors={colors}
          hideLegend
          margin={{ left: 0, right: 12, top: 8, bottom: 0 }}
          series={[{ data: stages.map(({ candidates }) => candidates), label: 'Candidatos' }]}
          yAxis={[
            {
              scaleType: 'band',
              data: stages.map(({ step, label }) => (narrow ? STEPS[step].short : label)),
              width: narrow ? 112 : 168,
            },
          ]}
          xAxis={[whole]}
        />
      </Figure>
      <Figure
        title="Contratações por mês"
        head={['Mês', 'Contratações']}
        rows={months.map(({ month, hires }) => [
          longMonth(month),
          counted(hires, 'contratação', 'contratações'),
        ])}
      >
        <BarChart
          height={HEIGHT}
          colors={colors}
          hideLegend
          margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
          series={[{ data: months.map(({ hires }) => hires), label: 'Contratações' }]}
          xAxis={[
            {
              scaleType: 'band',
              data: months.map(({ month }) => monthLabel(month)),
              height: 56,
              tickLabelInterval: () => true,
              tickLabelStyle: { angle: -45, textAnchor: 'end' },
            },
          ]}
          yAxis={[{ ...whole, width: 32 }]}
        />
      </Figure>
    </Box>
  );
}

interface FigureProps {
  title: string;
  head: [string, string];
  rows: Array<[string, string]>;
  children: ReactNode;
}

/** A drawing for the eye and the same figures as a table for the ear. */
function Figure({ title, head, rows, children }: FigureProps) {
  return (
    <Card component="figure" sx={{ m: 0, position: 'relative', p: { xs: 2, sm: 2.5 } }}>
      <Typography component="figcaption" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {/* Its marks would be read one by one, without their names. */}
      <Box aria-hidden inert>
        {children}
      </Box>
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
