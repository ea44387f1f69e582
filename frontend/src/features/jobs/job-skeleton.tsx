import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { DELAYED_APPEARANCE } from '../../shared/ui/delayed-appearance';

/** Skeleton of the page of a job. */
export const JobSkeleton = () => (
  <Box role="status" aria-label="Carregando vaga..." sx={DELAYED_APPEARANCE}>
    <Skeleton variant="text" width="70%" height={64} />
    <Skeleton variant="text" width="55%" />
    <Skeleton variant="rounded" width={150} height={44} sx={{ my: 3 }} />
    <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
      {[1, 2, 3].map((part) => (
        <Box key={part} sx={{ mb: 4 }}>
          <Skeleton variant="text" width={160} height={36} />
          <Skeleton variant="rounded" height={96} />
        </Box>
      ))}
    </Card>
  </Box>
);
