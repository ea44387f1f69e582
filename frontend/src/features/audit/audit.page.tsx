import Box from '@mui/material/Box';
import FileDownloadOutlined from '../../generated/icons/FileDownloadOutlined';
import { useUrlState } from '../../shared/lists/use-url-state';
import { DownloadButton } from '../../shared/ui/download-button';
import { PageHeading } from '../../shared/ui/page-heading';
import { TabbedPanel, selectedTab } from '../../shared/ui/tabbed-panel';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { AUDIT_VIEW, auditExportPath } from './audit-view';
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
        {tab === 'trilha' && (
          <DownloadButton
            path={auditExportPath(view)}
            fileName="auditoria.csv"
            startIcon={<FileDownloadOutlined />}
            success={{ title: 'Exportação concluída', text: 'O arquivo auditoria.csv foi gerado.' }}
            errorTitle="Erro ao exportar"
          >
            Exportar CSV
          </DownloadButton>
        )}
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
