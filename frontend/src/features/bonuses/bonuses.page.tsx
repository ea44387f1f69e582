import { useCallback, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FileDownloadOutlined from '../../generated/icons/FileDownloadOutlined';
import { refetchAfterChange } from '../../shared/api/refetch';
import { formatCount } from '../../shared/format/formats';
import { SearchField } from '../../shared/lists/search-field';
import { DownloadButton } from '../../shared/ui/download-button';
import { TabbedPanel, selectedTab } from '../../shared/ui/tabbed-panel';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { useUrlState } from '../../shared/lists/use-url-state';
import type { Day } from '../../shared/dates/days';
import { useToday } from '../../shared/dates/use-today';
import { usePermission } from '../../shared/session/use-permission';
import { BonusFigures } from './bonus-figures';
import { BonusList, useBonuses } from './bonus-list';
import type { DueBonus } from './payees';
import { TABS, type BonusTab } from './bonus-rules';
import { PayDueDialog } from './pay-due-dialog';
import { RulesTab } from './rules-tab';
import { useDueBonuses } from './use-due-bonuses';

const TAB_NAMES = { previstos: 'previstos', pendentes: 'pendentes', concluidos: 'concluídos' };
const DEFAULT_VIEW = { tab: 'previstos', search: '', situacao: '', sort: '', page: '' };

export default function BonusesPage() {
  usePageTitle('Pagamentos de Bônus');
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const tab = selectedTab<BonusTab>(TABS, view.tab);
  const [paying, setPaying] = useState<readonly DueBonus[]>();
  const pays = usePermission('bonuses.pay');
  const today = useTodayWithRefetch();
  const list = useBonuses(tab, view, today);
  const due = useDueBonuses(today);
  const search = useCallback((text: string) => change({ search: text }), [change]);

  const { list: listName, sort, situation } = list.filter;
  const exported = new URLSearchParams({
    search: view.search,
    sort: sort ?? '',
    ...(situation && { situation }),
  });

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title="Pagamentos de Bônus"
        text="Contratações de candidatos indicados e as duas parcelas de cada bônus."
      >
        {tab !== 'regras' && (
          <DownloadButton
            path={`/api/referral-bonus/${listName}.csv?${exported}`}
            fileName={`bonus-${tab}-${today}.csv`}
            rowCount={list.shown?.pagination.total}
            startIcon={<FileDownloadOutlined />}
            success={{
              title: 'Exportação concluída',
              text: `O arquivo de bônus ${TAB_NAMES[tab]} foi gerado.`,
            }}
            errorTitle="Erro!"
          >
            Exportar CSV
          </DownloadButton>
        )}
        {pays && due.count > 0 && (
          // Not disabled while it reads: it would lose the focus that the dialog returns to it.
          <Button variant="contained" onClick={() => void due.read().then(setPaying)}>
            Pagar vencidas ({formatCount(due.count, 'parcela', 'parcelas')})
          </Button>
        )}
      </PageHeading>
      <BonusFigures shown={tab === 'previstos' ? view.situacao : undefined} />
      <TabbedPanel
        label="Pagamentos"
        tabs={TABS}
        value={tab}
        onChange={(next: BonusTab) => change({ tab: next, sort: '', situacao: '' })}
      >
        {tab === 'regras' ? (
          <RulesTab />
        ) : (
          <>
            <Box sx={{ maxWidth: 420 }}>
              <SearchField
                label="Buscar por candidato, indicador ou vaga"
                value={view.search}
                onSearch={search}
              />
            </Box>
            <BonusList tab={tab} list={list} view={view} today={today} onChange={change} />
          </>
        )}
      </TabbedPanel>
      {paying && <PayDueDialog due={paying} onClose={() => setPaying(undefined)} />}
    </Box>
  );
}

/** Returns today. When the day changes, refetches the lists, because the server decides by the day which bonuses are due. */
function useTodayWithRefetch(): Day {
  const today = useToday();
  const lastDay = useRef(today);
  useEffect(() => {
    if (lastDay.current === today) return;
    lastDay.current = today;
    void refetchAfterChange(['referral']);
  }, [today]);
  return today;
}
