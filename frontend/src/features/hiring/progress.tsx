import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface ProgressProps {
  percent: number;
  /** What the bar says, shown below it and read aloud. */
  text: string;
}

export function Progress({ percent, text }: ProgressProps) {
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
