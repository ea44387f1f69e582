import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { JOB_TYPES, labelOf } from '@araucaria/contracts/domain';
import { formatSalary } from '../../shared/format/formats';
import type { JobSummary } from '../../shared/jobs/jobs-query';
import { SpriteIcon } from '../../shared/ui/icon-sprite';
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden';

type Details = Pick<JobSummary, 'department' | 'location' | 'type' | 'salaryMin' | 'salaryMax'>;

/** The rules of all details together: classes on each of them would fill the HTML of a list. */
const LIST = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.75,
  color: 'text.secondary',
  fontSize: '0.925rem',
  '& div': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
  '& dt': { display: 'inline-flex' },
  '& dt span': VISUALLY_HIDDEN,
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& svg': { fontSize: 18 },
} as const;

/** Department, location, type of employment and salary, each with a visually hidden name. */
export const JobDetails = ({ job }: { job: Details }) => (
  <Box component="dl" sx={LIST}>
    <Detail name="Departamento" icon={<SpriteIcon name="department" />}>
      {job.department}
    </Detail>
    <Detail name="Localização" icon={<SpriteIcon name="place" />}>
      {job.location}
    </Detail>
    <Detail name="Contratação" icon={<SpriteIcon name="schedule" />}>
      {labelOf(JOB_TYPES, job.type)} · Tempo integral
    </Detail>
    <Detail name="Salário" icon={<SpriteIcon name="salary" />}>
      {formatSalary(job.salaryMin, job.salaryMax)}
    </Detail>
  </Box>
);

const Detail = ({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) => (
  <div>
    <dt>
      {icon}
      <span>{`${name}: `}</span>
    </dt>
    <dd>{children}</dd>
  </div>
);
