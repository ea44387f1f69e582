import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useChartProps, INTEGER_TICKS } from './use-chart-props';

interface HorizontalBarsProps {
  names: string[];
  /** Numbers of candidates, in the order of `names`. */
  values: number[];
  nameWidthPx: number;
  /** Text beside each bar. */
  barLabel: BarChartProps['series'][number]['barLabel'];
}

export function HorizontalBars({ names, values, nameWidthPx, barLabel }: HorizontalBarsProps) {
  const narrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const chartProps = useChartProps();
  // The longest bar ends before the edge, to leave room for its label.
  const domainLimit = (_min: unknown, max: { valueOf(): number }) => ({
    min: 0,
    max: Math.max(1, max.valueOf()) * (narrow ? 1.5 : 1.25),
  });
  return (
    <BarChart
      {...chartProps}
      layout="horizontal"
      series={[
        { data: values, label: 'Candidatos', ...(barLabel && { barLabel }), barLabelPlacement: 'outside' },
      ]}
      yAxis={[{ scaleType: 'band', data: names, width: nameWidthPx }]}
      xAxis={[{ ...INTEGER_TICKS, domainLimit }]}
    />
  );
}
