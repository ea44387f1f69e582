import { BarChart } from '@mui/x-charts/BarChart';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { longMonth, monthLabel } from '../../../shared/day-texts';
import { counted } from '../../../shared/formats';
import { useChartLook, WHOLE } from './chart-look';
import { Figure } from './figure';
import type { HiringFigures } from '../hiring-queries';
import { funnelOf, STEPS } from '../hiring-rules';
import { HorizontalBars } from './horizontal-bars';

interface HiringChartsProps {
  totals: HiringFigures['hiringDashboard'];
  stages: HiringFigures['hiringStages'];
  months: HiringFigures['hiresPerMonth'];
}

/** Where everybody is in hiring, how many come so far, and how many were hired each month. */
export function HiringCharts({ totals, stages, months }: HiringChartsProps) {
  const narrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const look = useChartLook();
  const funnel = funnelOf(totals);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <Figure
        title="Distribuição por etapa"
        empty={stages.every(({ candidates }) => candidates === 0)}
        head={['Etapa', 'Candidatos']}
        rows={stages.map(({ label, candidates }) => [label, counted(candidates, 'candidato', 'candidatos')])}
      >
        <HorizontalBars
          values={stages.map(({ candidates }) => candidates)}
          names={stages.map(({ step, label }) => (narrow ? STEPS[step].short : label))}
          nameWidth={narrow ? 112 : 168}
          barLabel="value"
        />
      </Figure>
      <Figure
        title="Conversão"
        empty={totals.totalCandidates === 0}
        head={['Fase', 'Candidatos']}
        rows={funnel.map(({ phase, candidates, percent }) => [
          phase,
          `${counted(candidates, 'candidato', 'candidatos')}, ${percent}%`,
        ])}
      >
        <HorizontalBars
          values={funnel.map(({ candidates }) => candidates)}
          names={funnel.map(({ phase }) => phase)}
          nameWidth={narrow ? 112 : 128}
          barLabel={({ dataIndex }) => `${funnel[dataIndex]?.percent ?? 0}%`}
        />
      </Figure>
      <Figure
        title="Contratações por mês"
        empty={months.every(({ hires }) => hires === 0)}
        head={['Mês', 'Contratações']}
        rows={months.map(({ month, hires }) => [
          longMonth(month),
          counted(hires, 'contratação', 'contratações'),
        ])}
      >
        <BarChart
          {...look}
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
          yAxis={[{ ...WHOLE, width: 32 }]}
        />
      </Figure>
    </Box>
  );
}
