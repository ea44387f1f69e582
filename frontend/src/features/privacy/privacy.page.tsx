import Box from '@mui/material/Box';
import { useUrlState } from '../../shared/lists/use-url-state';
import { PageHeading } from '../../shared/ui/page-heading';
import { TabbedPanel, selectedTab } from '../../shared/ui/tabbed-panel';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { IncidentsTab } from './incidents-tab';
import { PurposesTab } from './purposes-tab';
import { RequestsTab } from './requests-tab';
import { RetentionTab } from './retention-tab';

const TABS = [
  ['finalidades', 'Finalidades'],
  ['retencao', 'Retenção'],
  ['pedidos', 'Pedidos'],
  ['incidentes', 'Incidentes'],
] as const;

const DEFAULT_VIEW = { aba: 'finalidades' };

export default function PrivacyCentrePage() {
  usePageTitle('Privacidade');
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const tab = selectedTab(TABS, view.aba);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Privacidade" text="O que é tratado, para quê e por quanto tempo, segundo a LGPD." />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TabbedPanel label="Privacidade" tabs={TABS} value={tab} onChange={(aba) => change({ aba })}>
          {tab === 'finalidades' && <PurposesTab />}
          {tab === 'retencao' && <RetentionTab />}
          {tab === 'pedidos' && <RequestsTab />}
          {tab === 'incidentes' && <IncidentsTab />}
        </TabbedPanel>
      </Box>
    </Box>
  );
}
