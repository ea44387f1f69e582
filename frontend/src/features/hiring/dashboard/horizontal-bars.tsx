import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useChartLook, WHOLE } from './chart-look';

interface HorizontalBarsProps {
  names: string[];
  /** Numbers of candidates, in the order of `names`. */
  values: number[];
  /** Pixels. */
  nameWidth: number;
  /** Written beside each bar. */
  barLabel: BarChartProps['series'][number]['barLabel'];
}

/** A bar for each name, one below the other. */
export function HorizontalBars({ names, values, nameWidth, barLabel }: HorizontalBarsProps) {
  const narrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const look = useChartLook();
  // The longest bar ends well before the edge: what is written beside it would be cut off there.
  const domainLimit = (_min: unknown, max: { valueOf(): number }) => ({
    min: 0,
    max: Math.max(1, max.valueOf()) * (narrow ? 1.5 : 1.25),
  });
  return (
    <BarChart
      {...look}
      layout="horizontal"
      series={[{ data: values, label: 'Candidatos', barLabel, barLabelPlacement: 'outside' }]}
      yAxis={[{ scaleType: 'band', data: names, width: nameWidth }]}
      xAxis={[{ ...WHOLE, domainLimit }]}
    />
  );
}
