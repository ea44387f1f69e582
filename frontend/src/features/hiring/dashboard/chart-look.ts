import { useTheme } from '@mui/material/styles';

/** What the charts of a page have in common. */
export function useChartLook() {
  const { vars, palette } = useTheme();
  return {
    height: 280,
    colors: [(vars?.palette ?? palette).primary.main],
    hideLegend: true,
    margin: { left: 0, right: 8, top: 8, bottom: 0 },
  };
}

/** Of an axis that counts people. */
export const WHOLE = { tickMinStep: 1 };
