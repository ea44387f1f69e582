import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import type { JobSummary } from '../../shared/jobs/jobs-query';
import { matchesText } from '../../shared/lists/rows';
import { EmptyState } from '../../shared/ui/empty-state';
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden';
import { JobGrid } from './job-grid';
import { JobSearchField } from './job-search-field';
import { useJobListView } from './use-job-list-view';
import { departmentsOf, PAGE_SIZE } from './job-rules';

const ALL = '';

/** Jobs by department tab and search, six more at a time. */
export function JobList({ jobs }: { jobs: readonly JobSummary[] }) {
  const { search, department: named, limit, change, ready } = useJobListView();
  const departments = departmentsOf(jobs);
  // The department in the URL may have no open job any more.
  const department = departments.includes(named) ? named : ALL;
  const found = jobs.filter(({ title, department: area, location, type, requirements }) =>
    matchesText(search, title, area, location, type, requirements),
  );
  const listed = department === ALL ? found : found.filter((job) => job.department.trim() === department);
  return (
    <>
      <h2 style={VISUALLY_HIDDEN}>Lista de vagas</h2>
      <JobSearchField
        value={search}
        // Input before hydration would be lost.
        disabled={!ready}
        onChange={(busca) => change({ busca, mostrar: '' }, { replace: true })}
      />
      <Tabs
        value={department}
        onChange={(_event, area: string) => change({ area, mostrar: '' })}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Departamentos"
        sx={{
          mb: 3,
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { overflowWrap: 'anywhere' },
        }}
      >
        <Tab value={ALL} label="Todas Vagas" id="aba-todas" aria-controls="lista-de-vagas" />
        {departments.map((name) => (
          <Tab key={name} value={name} label={name} aria-controls="lista-de-vagas" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="lista-de-vagas" aria-label={department || 'Todas Vagas'}>
        <Typography
          role="status"
          style={search ? undefined : VISUALLY_HIDDEN}
          sx={{ mb: 2, color: 'text.secondary' }}
        >
          {search && `${listed.length} ${listed.length === 1 ? 'vaga encontrada' : 'vagas encontradas'}`}
        </Typography>
        {listed.length === 0 ? (
          <EmptyState
            icon={<SearchOffOutlined />}
            title="Nenhuma vaga encontrada"
            text="Tente ajustar seus filtros de busca ou volte mais tarde."
          />
        ) : (
          <JobGrid jobs={listed.slice(0, limit)} />
        )}
        {listed.length > limit && (
          <>
            <noscript>
              <ul>
                {listed.slice(limit).map((job) => (
                  <li key={job.id}>
                    <a href={`/vagas/${job.id}`}>{job.title}</a>
                  </li>
                ))}
              </ul>
            </noscript>
            <Box sx={{ mt: 3, textAlign: 'center' }}>
              <Button
                variant="outlined"
                size="large"
                onClick={() => change({ mostrar: String(limit + PAGE_SIZE) }, { replace: true })}
              >
                Ver mais vagas
              </Button>
            </Box>
          </>
        )}
      </Box>
    </>
  );
}
