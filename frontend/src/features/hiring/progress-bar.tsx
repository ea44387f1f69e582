import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface ProgressBarProps {
  percent: number;
  /** Shown below the bar and read by screen readers. */
  text: string;
  /** A thin line of ink, where a page has something greater to show. */
  isQuiet?: boolean;
}

export function ProgressBar({ percent, text, isQuiet = false }: ProgressBarProps) {
  return (
    <Box sx={{ minWidth: 120, color: 'text.secondary' }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label="Progresso"
        aria-valuetext={text}
        color={isQuiet ? 'inherit' : 'primary'}
        sx={{ height: isQuiet ? 4 : 8, borderRadius: 4, mb: 0.5 }}
      />
      <Typography variant={isQuiet ? 'caption' : 'body2'} component="p">
        {text}
      </Typography>
    </Box>
  );
}
