import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FileDownloadOutlined from '../../generated/icons/FileDownloadOutlined';
import { failureOf } from '../../shared/api/failure';
import { download } from '../../shared/browser/download';
import { useUrlState } from '../../shared/lists/use-url-state';
import { toast } from '../../shared/toasts/toast';
import { PageHeading } from '../../shared/ui/page-heading';
import { TabbedPanel, selectedTab } from '../../shared/ui/tabbed-panel';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { AUDIT_VIEW, auditExportPath, type AuditView } from './audit-view';
import { RefusalsTab } from './refusals-tab';
import { TrailTab } from './trail-tab';

const TABS = [
  ['trilha', 'Trilha'],
  ['recusas', 'Recusas a visitantes'],
] as const;

export default function AuditPage() {
  usePageTitle('Auditoria');
  const [view, change] = useUrlState(AUDIT_VIEW);
  const tab = selectedTab(TABS, view.ver);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Auditoria" text="Quem fez o quê, sobre quem e quando.">
        {tab === 'trilha' && <ExportButton view={view} />}
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TabbedPanel
          label="Registros"
          tabs={TABS}
          value={tab}
          onChange={(ver) => change({ ver: ver === 'recusas' ? ver : '' })}
        >
          {tab === 'recusas' ? <RefusalsTab /> : <TrailTab view={view} change={change} />}
        </TabbedPanel>
      </Box>
    </Box>
  );
}

function ExportButton({ view }: { view: AuditView }) {
  const [exporting, setExporting] = useState(false);
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
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      disabled={exporting}
      onClick={() => void exportCsv()}
    >
      {exporting ? 'Exportando...' : 'Exportar CSV'}
    </Button>
  );
}
