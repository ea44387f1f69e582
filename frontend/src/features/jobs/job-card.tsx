import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { splitList } from '../../shared/format/formats';
import type { JobSummary } from '../../shared/jobs/jobs-query';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { usePermission } from '../../shared/session/use-permission';
import { ButtonLink } from '../../shared/ui/links';
import { JobDetails } from './job-details';
import { useListState } from './list-return';
import { ShareMenu } from './share-menu';
import { tagsOf } from './job-rules';

// Loaded on demand: only the staff manages jobs.
const ManageJob = lazyComponent(() => import('./manage-job'));

/** One rule for all tags of a card: a class for each would fill the HTML of a list. */
const TAGS = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  '& li': {
    maxWidth: { xs: 260, sm: 340 },
    px: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 4,
    fontSize: '0.8125rem',
    lineHeight: '22px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;

const CLOSED = {
  px: 1,
  borderRadius: 4,
  bgcolor: 'action.selected',
  fontSize: '0.8125rem',
  lineHeight: '24px',
};

export function JobCard({ job }: { job: JobSummary }) {
  const managesJobs = usePermission('jobs.manage');
  const list = useListState();
  const tags = tagsOf(splitList(job.requirements));
  return (
    <Card
      component="article"
      sx={{ p: { xs: 2.5, sm: 3 }, height: '100%', display: 'flex', flexDirection: 'column', gap: 1.75 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <Typography variant="h3" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={`/vagas/${job.id}`} state={list} color="inherit">
            {job.title}
          </Link>
        </Typography>
        {!job.isActive && <Box sx={CLOSED}>Inativa</Box>}
      </Box>
      <JobDetails job={job} />
      <Typography sx={{ color: 'text.secondary' }}>{job.summary}</Typography>
      {tags.shown.length > 0 && (
        <Box component="ul" aria-label="Requisitos" sx={TAGS}>
          {tags.shown.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
          {tags.more > 0 && <li>+{tags.more} mais</li>}
        </Box>
      )}
      <Box sx={{ mt: 'auto', pt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ButtonLink
          to={`/candidatura?jobId=${job.id}`}
          variant="contained"
          aria-label={`Candidatar-se a ${job.title}`}
        >
          Candidatar-se
        </ButtonLink>
        <ButtonLink to={`/vagas/${job.id}`} state={list} aria-label={`Ver detalhes de ${job.title}`}>
          Ver detalhes
        </ButtonLink>
        <ShareMenu job={job} />
        {managesJobs && (
          <Suspense>
            <ManageJob job={job} />
          </Suspense>
        )}
      </Box>
    </Card>
  );
}
