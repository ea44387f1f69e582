import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DELAYED_APPEARANCE } from '../../shared/ui/delayed-appearance';

export const ListSkeleton = ({ text }: { text: string }) => (
  <Box role="status" sx={{ ...DELAYED_APPEARANCE, minHeight: 480 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {text}
    </Typography>
    {[1, 2, 3, 4, 5, 6, 7].map((row) => (
      <Skeleton key={row} variant="rounded" height={52} sx={{ mb: 1.25 }} />
    ))}
  </Box>
);
