import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface ProgressBarProps {
  percent: number;
  /** Shown below the bar and read by screen readers. */
  text: string;
}

export function ProgressBar({ percent, text }: ProgressBarProps) {
  return (
    <Box sx={{ minWidth: 120 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label="Progresso"
        aria-valuetext={text}
        sx={{ height: 8, borderRadius: 4, mb: 0.5 }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
  );
}
