import { BarChart } from '@mui/x-charts/BarChart';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatLongMonth, formatShortMonth } from '../../../shared/dates/date-formats';
import { formatCount } from '../../../shared/format/formats';
import { useChartProps, INTEGER_TICKS } from './use-chart-props';
import { ChartCard } from './chart-card';
import type { HiringFigures } from '../hiring-queries';
import { funnelOf, SHORT_STEP_LABELS } from '../hiring-rules';
import { HorizontalBars } from './horizontal-bars';

interface HiringChartsProps {
  totals: HiringFigures['hiringDashboard'];
  stages: HiringFigures['hiringStages'];
  months: HiringFigures['hiresPerMonth'];
}

/** Candidates per step, conversion per phase, and hires per month. */
export function HiringCharts({ totals, stages, months }: HiringChartsProps) {
  const narrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const chartProps = useChartProps();
  const funnel = funnelOf(totals);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <ChartCard
        title="Distribuição por etapa"
        empty={stages.every(({ candidates }) => candidates === 0)}
        head={['Etapa', 'Candidatos']}
        rows={stages.map(({ label, candidates }) => [
          label,
          formatCount(candidates, 'candidato', 'candidatos'),
        ])}
      >
        <HorizontalBars
          values={stages.map(({ candidates }) => candidates)}
          names={stages.map(({ step, label }) => (narrow ? SHORT_STEP_LABELS[step] : label))}
          nameWidthPx={narrow ? 112 : 168}
          barLabel="value"
        />
      </ChartCard>
      <ChartCard
        title="Conversão"
        empty={totals.totalCandidates === 0}
        head={['Fase', 'Candidatos']}
        rows={funnel.map(({ phase, candidates, percent }) => [
          phase,
          `${formatCount(candidates, 'candidato', 'candidatos')}, ${percent}%`,
        ])}
      >
        <HorizontalBars
          values={funnel.map(({ candidates }) => candidates)}
          names={funnel.map(({ phase }) => phase)}
          nameWidthPx={narrow ? 112 : 128}
          barLabel={({ dataIndex }) => `${funnel[dataIndex]?.percent ?? 0}%`}
        />
      </ChartCard>
      <ChartCard
        title="Contratações por mês"
        empty={months.every(({ hires }) => hires === 0)}
        head={['Mês', 'Contratações']}
        rows={months.map(({ month, hires }) => [
          formatLongMonth(month),
          formatCount(hires, 'contratação', 'contratações'),
        ])}
      >
        <BarChart
          {...chartProps}
          series={[{ data: months.map(({ hires }) => hires), label: 'Contratações' }]}
          xAxis={[
            {
              scaleType: 'band',
              data: months.map(({ month }) => formatShortMonth(month)),
              height: 56,
              tickLabelInterval: () => true,
              tickLabelStyle: { angle: -45, textAnchor: 'end' },
            },
          ]}
          yAxis={[{ ...INTEGER_TICKS, width: 32 }]}
        />
      </ChartCard>
    </Box>
  );
}
