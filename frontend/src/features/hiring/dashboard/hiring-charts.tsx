import { BarChart } from '@mui/x-charts/BarChart';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { formatLongMonth, formatShortMonth } from '../../../shared/dates/date-formats';
import { formatCount } from '../../../shared/format/formats';
import { BarTable } from './bar-table';
import { ChartCard } from './chart-card';
import type { HiringFigures } from '../hiring-queries';
import { funnelOf } from '../hiring-rules';

const CHART_HEIGHT_PX = 132;
/** Months between two labels of the chart, which is narrow. */
const LABEL_EVERY = 3;

interface HiringChartsProps {
  totals: HiringFigures['hiringDashboard'];
  stages: HiringFigures['hiringStages'];
  months: HiringFigures['hiresPerMonth'];
}

/** Candidates per step, conversion per phase, and hires per month. */
export function HiringCharts({ totals, stages, months }: HiringChartsProps) {
  const { vars, palette } = useTheme();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'minmax(0, 1fr)' },
      }}
    >
      <BarTable
        title="Distribuição por etapa"
        head={['Etapa', 'Candidatos']}
        bars={stages.map(({ label, candidates }) => ({
          name: label,
          amount: candidates,
          text: formatCount(candidates, 'candidato', 'candidatos'),
        }))}
      />
      <BarTable
        title="Conversão"
        head={['Fase', 'Candidatos']}
        bars={funnelOf(totals).map(({ phase, candidates, percent }) => ({
          name: phase,
          amount: candidates,
          text: `${formatCount(candidates, 'candidato', 'candidatos')}, ${percent}%`,
        }))}
      />
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
          height={CHART_HEIGHT_PX}
          colors={[(vars?.palette ?? palette).text.secondary]}
          hideLegend
          margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
          series={[{ data: months.map(({ hires }) => hires), label: 'Contratações' }]}
          xAxis={[
            {
              scaleType: 'band',
              data: months.map(({ month }) => formatShortMonth(month)),
              height: 24,
              tickLabelInterval: (_month, index) => index % LABEL_EVERY === 0,
            },
          ]}
          // People are counted in whole numbers.
          yAxis={[{ tickMinStep: 1, width: 24 }]}
        />
      </ChartCard>
    </Box>
  );
}
