import Box from '@mui/material/Box';
import AddOutlined from '../../../generated/icons/AddOutlined';
import { usePageQuery } from '../../../shared/api/use-fresh-query';
import { usePermission } from '../../../shared/session/use-permission';
import { ButtonLink } from '../../../shared/ui/links';
import { LoadState, queryState } from '../../../shared/ui/load-state';
import { PageHeading } from '../../../shared/ui/page-heading';
import { useNarrow } from '../../../shared/ui/use-narrow';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { useToday } from '../../../shared/dates/use-today';
import { useUrlState } from '../../../shared/lists/use-url-state';
import { DASHBOARD_COLUMNS } from './dashboard-columns';
import { ExportButton } from './export-button';
import { HiringFilterBar } from './hiring-filter-bar';
import { NO_FILTERS, filterOf } from './hiring-filters';
import { HIRING_FIGURES } from '../hiring-queries';
import { HiringOverview } from './hiring-overview';
import { HiringTotals } from './hiring-totals';
import { ProcessList } from './process-list';
import { RecentHires } from './recent-hires';
import { StageDistribution } from './stage-distribution';

export default function HiringDashboardPage() {
  const mayRequestReport = usePermission('hiring.report');
  usePageTitle('Dashboard de Contratações');
  const [view, change] = useUrlState(NO_FILTERS);
  const filter = filterOf(view, useToday());
  const query = usePageQuery(HIRING_FIGURES, { variables: filter && { filter } });
  const figures = query.data;
  const filters = { filter, clearFilters: filter && (() => change(NO_FILTERS)) };
  // On a phone the work comes before the figures: they would fill the window.
  const isNarrow = useNarrow(700);
  const overview = figures && <HiringOverview key="overview" figures={figures} filter={filter} />;
  const work = (
    <Box key="work" sx={DASHBOARD_COLUMNS}>
      <ProcessList {...filters} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {figures && <StageDistribution stages={figures.hiringStages} filter={filter} />}
        <RecentHires {...filters} />
      </Box>
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Dashboard de Contratações">
        {mayRequestReport && <ExportButton />}
        <ButtonLink to="/candidatos-aprovados" variant="contained" startIcon={<AddOutlined />}>
          Novo Processo
        </ButtonLink>
      </PageHeading>
      <HiringFilterBar
        view={view}
        onChange={change}
        isFiltered={Boolean(filter)}
        hasPeriod={Boolean(filter?.startDate || filter?.endDate)}
      />
      <LoadState
        {...queryState(query)}
        loadingLabel="Carregando dashboard..."
        errorTitle="Erro ao carregar dashboard"
      >
        {figures && <HiringTotals totals={figures.hiringDashboard} filter={filter} />}
      </LoadState>
      {isNarrow ? [work, overview] : [overview, work]}
    </Box>
  );
}
