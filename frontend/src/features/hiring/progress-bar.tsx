import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface ProgressBarProps {
  percent: number;
  /** Shown above the bar and read by screen readers. */
  text: string;
  /** A thin line of ink, where a page has something greater to show. */
  isQuiet?: boolean;
}

export function ProgressBar({ percent, text, isQuiet = false }: ProgressBarProps) {
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <Typography variant={isQuiet ? 'caption' : 'body2'} component="p" sx={{ mb: 0.5 }}>
        {text}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label="Progresso"
        aria-valuetext={text}
        color={isQuiet ? 'inherit' : 'primary'}
        // The track is as quiet as that of a score. MUI tints it with the colour of the bar, which looks like a full one.
        sx={{
          height: isQuiet ? 4 : 8,
          borderRadius: 4,
          bgcolor: 'divider',
          '&::before': { display: 'none' },
        }}
      />
    </Box>
  );
}
