import { useTheme } from '@mui/material/styles';

/** Props that all charts of the dashboard share. */
export function useChartProps() {
  const { vars, palette } = useTheme();
  return {
    height: 280,
    colors: [(vars?.palette ?? palette).primary.main],
    hideLegend: true,
    margin: { left: 0, right: 8, top: 8, bottom: 0 },
  };
}

/** Props of an axis that counts people. */
export const INTEGER_TICKS = { tickMinStep: 1 };
