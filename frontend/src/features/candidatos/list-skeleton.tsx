import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { APPEAR_LATE } from '../../shared/ui/appear-late';

/** The shape of a list that is on its way. */
export const ListSkeleton = ({ text }: { text: string }) => (
  <Box role="status" sx={{ ...APPEAR_LATE, minHeight: 480 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {text}
    </Typography>
    {[1, 2, 3, 4, 5, 6, 7].map((row) => (
      <Skeleton key={row} variant="rounded" height={52} sx={{ mb: 1.25 }} />
    ))}
  </Box>
);
