import Box from '@mui/material/Box';
import { scoreTone, type ScoreTone } from '../../domain/candidates/candidate-status';

const COLOURS: Record<ScoreTone, { light: string; dark: string }> = {
  green: { light: '#1e6b2f', dark: '#8fd69b' },
  emerald: { light: '#00674c', dark: '#7fe0c0' },
  yellow: { light: '#755300', dark: '#f2d274' },
  orange: { light: '#964200', dark: '#ffb784' },
  red: { light: '#a3231c', dark: '#ffb4ab' },
};

interface ScoreProps {
  score: number;
  /** Null if no score has been set. */
  scoredAt: string | null | undefined;
}

export function Score({ score, scoredAt }: ScoreProps) {
  if (!scoredAt)
    return (
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        Sem nota
      </Box>
    );
  const { light, dark } = COLOURS[scoreTone(score)];
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-grid',
          gap: 0.5,
          minWidth: 64,
          color: light,
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
        },
        (theme) => theme.applyStyles('dark', { color: dark }),
      ]}
    >
      {score}/100
      <Box
        component="span"
        aria-hidden
        sx={{ height: 4, borderRadius: 2, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box
          component="span"
          sx={{ display: 'block', height: '100%', width: `${score}%`, bgcolor: 'currentColor' }}
        />
      </Box>
    </Box>
  );
}
