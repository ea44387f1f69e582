import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OpenInNewOutlined from '../../generated/icons/OpenInNewOutlined';
import RefreshOutlined from '../../generated/icons/RefreshOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { FailedDeliveries } from './failed-deliveries';
import { FailedMessages } from './failed-messages';
import { OPERATIONS } from './operations-queries';
import { QueueList, ServiceList } from './service-list';
import { CronRunList } from './cron-run-list';

export default function OperationsPage() {
  usePageTitle('Operações');
  const query = useFreshQuery(OPERATIONS);
  const now = query.data?.operations;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Operações" text="Como estão os serviços, e o que precisa de alguém.">
        <Button
          variant="outlined"
          startIcon={<RefreshOutlined />}
          disabled={query.loading}
          onClick={() => void query.refetch().catch(() => undefined)}
        >
          Atualizar
        </Button>
        <Button
          variant="outlined"
          href="/admin/queues"
          target="_blank"
          rel="noopener"
          startIcon={<OpenInNewOutlined />}
        >
          Abrir painel de filas
        </Button>
      </PageHeading>
      <LoadState
        {...queryState(query)}
        loadingLabel="Verificando os serviços..."
        errorTitle="Erro ao verificar os serviços"
      >
        {now && (
          <>
            <FailedMessages messages={now.failedMessages} />
            <FailedDeliveries deliveries={now.failedDeliveries ?? null} />
            <ServiceList services={now.services} />
            <CronRunList services={now.services} />
            <QueueList queues={now.queues} />
          </>
        )}
      </LoadState>
    </Box>
  );
}
