import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { JobSummary } from '../../shared/jobs';
import { APPEAR_LATE } from '../../shared/ui/appear-late';
import { JobCard } from './job-card';

const COLUMNS = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

export function JobGrid({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <Box sx={COLUMNS}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </Box>
  );
}

/** The shape of what is coming. */
export function JobGridSkeleton({ count }: { count: number }): ReactNode {
  return (
    <Box sx={{ ...COLUMNS, ...APPEAR_LATE }} role="status" aria-label="Carregando vagas...">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} sx={{ p: 3 }} aria-hidden>
          <Skeleton variant="text" width="60%" height={34} />
          <Skeleton variant="text" width="80%" />
          <Skeleton variant="rounded" height={72} sx={{ my: 2 }} />
          <Skeleton variant="rounded" width={140} height={44} />
        </Card>
      ))}
    </Box>
  );
}
