import Box from '@mui/material/Box';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { usePermission } from '../../../shared/session/use-permission';
import { ButtonLink } from '../../../shared/ui/links';
import { LoadState } from '../../../shared/ui/load-state';
import { PageHeading } from '../../../shared/ui/page-heading';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import { ExportButton } from './export-button';
import { HiringCharts } from './hiring-charts';
import { HIRING_FIGURES } from '../hiring-queries';
import { HiringTotals } from './hiring-totals';
import { ProcessList } from './process-list';
import { RecentHires } from './recent-hires';

export default function HiringDashboardPage() {
  const mayRequestReport = usePermission('hiring.report');
  usePageTitle('Dashboard de Contratações');
  const { data, error, loading, refetch } = useFreshQuery(HIRING_FIGURES);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Dashboard de Contratações">
        {mayRequestReport && <ExportButton />}
        <ButtonLink to="/candidatos-aprovados" variant="contained" startIcon={<AddOutlined />}>
          Novo Processo
        </ButtonLink>
      </PageHeading>
      <LoadState
        ready={Boolean(data)}
        loading={loading}
        error={error}
        onRetry={refetch}
        loadingLabel="Carregando dashboard..."
        errorTitle="Erro ao carregar dashboard"
      >
        {data && <HiringTotals totals={data.hiringDashboard} />}
      </LoadState>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 296px' },
        }}
      >
        {/* The work comes before the figures, also where they stand below each other. */}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ProcessList />
          <RecentHires />
        </Box>
        {data && (
          <HiringCharts
            totals={data.hiringDashboard}
            stages={data.hiringStages}
            months={data.hiresPerMonth}
          />
        )}
      </Box>
    </Box>
  );
}
