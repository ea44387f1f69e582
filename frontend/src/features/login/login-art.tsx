import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Forest, FOREST_GREEN } from '../../shared/ui/araucarias';

/** Decoration beside the form, hidden on phones. */
export const LoginArt = () => (
  <Box
    sx={{
      gridRow: '1 / -1',
      position: 'relative',
      overflow: 'hidden',
      display: { xs: 'none', md: 'flex' },
      p: { md: 6, lg: 9 },
      color: '#fff',
      background: FOREST_GREEN,
    }}
  >
    <Forest sx={{ width: '100%', height: '62%', opacity: 0.55 }} />
    <Typography
      sx={{ position: 'relative', maxWidth: 440, fontSize: '1.9rem', fontWeight: 720, lineHeight: 1.2 }}
    >
      Cada contratação bem feita cria raízes.
    </Typography>
  </Box>
);
