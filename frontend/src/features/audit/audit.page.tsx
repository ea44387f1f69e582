import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { failureOf } from '../../shared/api/failure';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { download } from '../../shared/browser/download';
import { DataList } from '../../shared/lists/data-list';
import { useUrlState } from '../../shared/lists/use-url-state';
import { toast } from '../../shared/toasts/toast';
import { EmptyState } from '../../shared/ui/empty-state';
import { LoadState } from '../../shared/ui/load-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { AUDIT_COLUMNS } from './audit-columns';
import { AuditFilters } from './audit-filters';
import { AUDIT_TRAIL } from './audit-queries';
import { AUDIT_VIEW, auditExportPath, auditFilter, wholeNumber, type AuditView } from './audit-view';

export default function AuditPage() {
  usePageTitle('Auditoria');
  const [view, change] = useUrlState(AUDIT_VIEW);
  const [exporting, setExporting] = useState(false);
  const { data, error, loading, refetch } = useFreshQuery(AUDIT_TRAIL, {
    variables: { filter: auditFilter(view), before: wholeNumber(view.antes) },
  });
  const trail = data?.auditTrail;
  const filter = useCallback((changes: Partial<AuditView>) => change({ ...changes, antes: '' }), [change]);

  const exportCsv = async () => {
    setExporting(true);
    try {
      await download(auditExportPath(view), 'auditoria.csv');
      toast.success('Exportação concluída', 'O arquivo auditoria.csv foi gerado.');
    } catch (failure) {
      toast.destructive('Erro ao exportar', failureOf(failure).message);
    } finally {
      setExporting(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Auditoria" text="Quem fez o quê, sobre quem e quando.">
        <Button
          variant="outlined"
          startIcon={<RefreshOutlined />}
          disabled={loading}
          onClick={() => void refetch().catch(() => undefined)}
        >
          Atualizar
        </Button>
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          disabled={exporting}
          onClick={() => void exportCsv()}
        >
          {exporting ? 'Exportando...' : 'Exportar CSV'}
        </Button>
      </PageHeading>
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <AuditFilters view={view} onChange={filter} />
        <LoadState
          ready={Boolean(trail)}
          loading={loading}
          error={error}
          onRetry={refetch}
          loadingLabel="Carregando a trilha de auditoria..."
          errorTitle="Erro ao carregar a trilha de auditoria"
        >
          {trail?.entries.length === 0 ? (
            <EmptyState
              icon={<FactCheckOutlined />}
              title="Nenhum registro encontrado"
              text="Mude os filtros ou o período."
            />
          ) : (
            <DataList label="Auditoria" rows={trail?.entries ?? []} columns={AUDIT_COLUMNS} />
          )}
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            {view.antes && <Button onClick={() => change({ antes: '' })}>Voltar aos mais recentes</Button>}
            {trail?.nextBefore != null && (
              <Button onClick={() => change({ antes: String(trail.nextBefore) })}>Mais antigos</Button>
            )}
          </Box>
        </LoadState>
      </Card>
    </Box>
  );
}
