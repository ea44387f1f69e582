import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { JOB_TYPES, labelOf } from '@araucaria/contracts/domain';
import { formatSalary } from '../../shared/format/formats';
import type { JobSummary } from '../../shared/jobs/jobs-query';
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden';

type Details = Pick<JobSummary, 'department' | 'location' | 'type' | 'salaryMin' | 'salaryMax'>;

/** Department, location, type of employment and salary, each with a visually hidden name. */
export function JobDetails({ job }: { job: Details }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.75,
        color: 'text.secondary',
        fontSize: '0.925rem',
      }}
    >
      <Detail name="Departamento" icon={<ApartmentOutlined />}>
        {job.department}
      </Detail>
      <Detail name="Localização" icon={<PlaceOutlined />}>
        {job.location}
      </Detail>
      <Detail name="Contratação" icon={<ScheduleOutlined />}>
        {labelOf(JOB_TYPES, job.type)} · Tempo integral
      </Detail>
      <Detail name="Salário" icon={<PaymentsOutlined />}>
        {formatSalary(job.salaryMin, job.salaryMax)}
      </Detail>
    </Box>
  );
}

function Detail({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, '& svg': { fontSize: 18 } }}>
      <Box component="dt" sx={{ display: 'inline-flex' }}>
        <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
          {icon}
        </Box>
        <span style={VISUALLY_HIDDEN}>{name}: </span>
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
