import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { JobSummary } from '../../shared/jobs/jobs-query';
import { DELAYED_APPEARANCE } from '../../shared/ui/delayed-appearance';
import { Placeholder } from '../../shared/ui/placeholder';
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

/** Skeleton of the grid. */
export function JobGridSkeleton({ count }: { count: number }): ReactNode {
  return (
    <Box sx={{ ...COLUMNS, ...DELAYED_APPEARANCE }} role="status" aria-label="Carregando vagas...">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} sx={{ p: 3, display: 'grid', gap: 2 }} aria-hidden>
          <Placeholder height={34} maxWidth={280} />
          <Placeholder height={96} />
          <Placeholder height={44} maxWidth={140} />
        </Card>
      ))}
    </Box>
  );
}
