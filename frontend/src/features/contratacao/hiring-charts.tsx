import { BarChart } from '@mui/x-charts/BarChart';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { longMonth, monthLabel } from '../../shared/day-texts';
import { counted } from '../../shared/formats';
import { Figure } from './figure';
import type { HiringFigures } from './hiring-queries';
import { funnelOf, STEPS } from './hiring-rules';

interface HiringChartsProps {
  totals: HiringFigures['hiringDashboard'];
  stages: HiringFigures['hiringStages'];
  months: HiringFigures['hiresPerMonth'];
}

const HEIGHT = 280;

/** Where everybody is in hiring, how many come so far, and how many were hired each month. */
export function HiringCharts({ totals, stages, months }: HiringChartsProps) {
  const narrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const { vars, palette } = useTheme();
  const colors = [(vars?.palette ?? palette).primary.main];
  const whole = { tickMinStep: 1 };
  // The longest bar ends well before the edge: what is written beside it would be cut off there.
  const spacious = {
    ...whole,
    domainLimit: (_min: unknown, max: { valueOf(): number }) => ({
      min: 0,
      max: Math.max(1, max.valueOf()) * (narrow ? 1.5 : 1.25),
    }),
  };
  const funnel = funnelOf(totals);
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
          margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
          series={[
            {
              data: stages.map(({ candidates }) => candidates),
              label: 'Candidatos',
              barLabel: 'value',
              barLabelPlacement: 'outside',
            },
          ]}
          yAxis={[
            {
              scaleType: 'band',
              data: stages.map(({ step, label }) => (narrow ? STEPS[step].short : label)),
              width: narrow ? 112 : 168,
            },
          ]}
          xAxis={[spacious]}
        />
      </Figure>
      <Figure
        title="Conversão"
        head={['Fase', 'Candidatos']}
        rows={funnel.map(({ phase, candidates, percent }) => [
          phase,
          `${counted(candidates, 'candidato', 'candidatos')}, ${percent}%`,
        ])}
      >
        <BarChart
          layout="horizontal"
          height={HEIGHT}
          colors={colors}
          hideLegend
          margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
          series={[
            {
              data: funnel.map(({ candidates }) => candidates),
              label: 'Candidatos',
              barLabel: ({ dataIndex }) => `${funnel[dataIndex]?.percent ?? 0}%`,
              barLabelPlacement: 'outside',
            },
          ]}
          yAxis={[{ scaleType: 'band', data: funnel.map(({ phase }) => phase), width: narrow ? 112 : 128 }]}
          xAxis={[spacious]}
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
