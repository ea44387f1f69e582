import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import { formatLongMonth, formatShortMonth } from '../../../shared/dates/date-formats';
import { formatDay } from '../../../shared/dates/day-ranges';
import { monthOf, type Day } from '../../../shared/dates/days';
import { formatCount } from '../../../shared/format/formats';
import type { HiringFigures } from '../hiring-queries';
import { ChartFigure } from './chart-figure';

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
  emptyText: string;
}

/** The hires of the period in time, and how long they took. */
export function HireTimelineChart({
  timeline: { unit, points, hires, medianDays },
  emptyText,
}: HireTimelineChartProps) {
  const { vars, palette } = useTheme();
  const { name, head, full, short } = UNITS[unit];
  const labelEvery = Math.ceil(points.length / MAX_LABELS);
  const inWords = (count: number) => formatCount(count, 'contratação', 'contratações');
  return (
    <ChartFigure
      title={`Contratações por ${name}`}
      emptyText={hires === 0 ? emptyText : undefined}
      note={
        medianDays === null
          ? undefined
          : `${inWords(hires)}. Da inscrição à contratação: mediana de ${formatCount(medianDays, 'dia', 'dias')}.`
      }
      head={[head, 'Contratações']}
      rows={points.map(({ startsOn, hires: count }) => [full(startsOn), inWords(count)])}
    >
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
    </ChartFigure>
  );
}
