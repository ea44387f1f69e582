import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { formatLongMonth, formatShortMonth } from '../../../shared/dates/date-formats';
import { formatDay } from '../../../shared/dates/day-ranges';
import { monthOf, type Day } from '../../../shared/dates/days';
import { formatCount } from '../../../shared/format/formats';
import type { HiringFigures } from '../hiring-queries';
import { ColumnHeads } from './column-heads';

type Timeline = HiringFigures['hireTimeline'];

const CHART_HEIGHT_PX = 132;
/** Labels of the chart, which is narrow on a phone. */
const MAX_LABELS = 6;

/** Names of the bars: in the title, of each in the table, and below each in the chart. */
const UNITS: Record<
  Timeline['unit'],
  { name: string; head: string; full: (day: Day) => string; short: (day: Day) => string }
> = {
  day: { name: 'dia', head: 'Dia', full: formatDay, short: (day) => formatDay(day).slice(0, 5) },
  week: {
    name: 'semana',
    head: 'Semana',
    full: (day) => `semana de ${formatDay(day)}`,
    short: (day) => formatDay(day).slice(0, 5),
  },
  month: {
    name: 'mês',
    head: 'Mês',
    full: (day) => formatLongMonth(monthOf(day)),
    short: (day) => formatShortMonth(monthOf(day)),
  },
};

interface HireTimelineChartProps {
  timeline: Timeline;
  /** Stands instead of the chart, whose axis would have fractions. */
  emptyText: string;
}

/** The hires of the period in time, and how long they took; with the same values as a visually hidden table for screen readers. */
export function HireTimelineChart({ timeline, emptyText }: HireTimelineChartProps) {
  const { unit, points, hires, medianDays } = timeline;
  const { vars, palette } = useTheme();
  const id = useId();
  const { name, head, full, short } = UNITS[unit];
  const title = `Contratações por ${name}`;
  const labelEvery = Math.ceil(points.length / MAX_LABELS);
  const inWords = (count: number) => formatCount(count, 'contratação', 'contratações');
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, position: 'relative', minWidth: 0 }}>
      <Typography id={id} component="figcaption" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {medianDays !== null && (
        <Typography sx={{ mb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {`${inWords(hires)}. Da inscrição à contratação: mediana de ${formatCount(medianDays, 'dia', 'dias')}.`}
        </Typography>
      )}
      {hires === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>
      ) : (
        // A screen reader would read the marks one by one, without their names.
        <Box aria-hidden inert>
          <BarChart
            height={CHART_HEIGHT_PX}
            colors={[(vars?.palette ?? palette).text.secondary]}
            hideLegend
            margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
            series={[{ data: points.map(({ hires: count }) => count), label: 'Contratações' }]}
            xAxis={[
              {
                scaleType: 'band',
                data: points.map(({ startsOn }) => short(startsOn)),
                height: 24,
                tickLabelInterval: (_label, index) => index % labelEvery === 0,
              },
            ]}
            // People are counted in whole numbers.
            yAxis={[{ tickMinStep: 1, width: 24 }]}
          />
        </Box>
      )}
      <Box component="div" sx={visuallyHidden}>
        <table>
          <caption>{title}</caption>
          <ColumnHeads names={[head, 'Contratações']} />
          <tbody>
            {points.map(({ startsOn, hires: count }) => (
              <tr key={startsOn}>
                <th scope="row">{full(startsOn)}</th>
                <td>{inWords(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
