import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Add from '../../generated/icons/Add';
import { SearchField } from '../../shared/lists/search-field';
import { usePermission } from '../../shared/session/use-permission';
import { TabbedPanel, selectedTab } from '../../shared/ui/tabbed-panel';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useUrlState } from '../../shared/lists/use-url-state';
import { NewReferralDialog } from './new-referral-dialog';
import { ReferralFilters } from './referral-filters';
import { AllApplications, AllReferrals, MyApplications, MyReferrals } from './referral-tables';
import { VIEW } from './referrals-view';

const SEARCH_LABEL = 'Buscar por nome, código ou vaga';

const TABS = [
  ['minhas', 'Minhas Indicações'],
  ['aplicacoes', 'Aplicações'],
  ['todas', 'Todas Indicações'],
] as const;
type TabName = (typeof TABS)[number][0];

export default function ReferralsPage() {
  usePageTitle('Indicações');
  const seesAll = usePermission('referrals.read');
  const [view, change] = useUrlState(VIEW);
  const [creating, setCreating] = useState(false);
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const tabs = seesAll ? TABS : TABS.slice(0, -1);
  const tab = selectedTab<TabName>(tabs, view.tab);
  const table = { view, onChange: change };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title="Indicações"
        text="Crie links de indicação para as vagas abertas e acompanhe quem se candidatou por eles."
      >
        <Button variant="contained" startIcon={<Add />} onClick={() => setCreating(true)}>
          Nova Indicação
        </Button>
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TabbedPanel
          label="Indicações"
          tabs={tabs}
          value={tab}
          onChange={(next: TabName) => change({ tab: next, sort: '' })}
        >
          {tab === 'todas' ? (
            <ReferralFilters searchLabel={SEARCH_LABEL} view={view} onSearch={search} onRange={change} />
          ) : (
            <Box sx={{ maxWidth: 420 }}>
              <SearchField label={SEARCH_LABEL} value={view.search} onSearch={search} />
            </Box>
          )}
          {tab === 'minhas' && <MyReferrals {...table} />}
          {tab === 'aplicacoes' && (seesAll ? <AllApplications {...table} /> : <MyApplications {...table} />)}
          {tab === 'todas' && <AllReferrals {...table} />}
        </TabbedPanel>
      </Box>
      {creating && <NewReferralDialog onClose={() => setCreating(false)} />}
    </Box>
  );
}
