import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { ClearFilters } from '../../../shared/lists/clear-filters';
import { choiceText } from '../../../shared/lists/choice-chip';
import { FoldedFilters } from '../../../shared/lists/folded-filters';
import { SelectFilter } from '../../../shared/lists/select-filter';
import { SearchField } from '../../../shared/lists/search-field';
import { pageRows } from '../../../shared/lists/rows';
import { TabbedPanel, selectedTab } from '../../../shared/ui/tabbed-panel';
import { LoadState, queryState } from '../../../shared/ui/load-state';
import { Pager } from '../../../shared/lists/pager';
import { pageNumber, useUrlState } from '../../../shared/lists/use-url-state';
import { AdvanceStepDialog } from './advance-step-dialog';
import { IN_PROGRESS, type Process } from '../hiring-queries';
import { NothingFound, type PageFilters } from './nothing-found';
import { ProcessItem } from './process-item';
import { PROCESS_TABS, processesOf } from './process-rules';

const DEFAULT_VIEW = { etapa: '', search: '', ordem: '', page: '' };
const PAGE_SIZE = 8;
const ORDERS = [
  ['', 'Mais recentes'],
  ['antigos', 'Mais antigos'],
] as const;

export function ProcessList({ filter, clearFilters }: PageFilters) {
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const query = useFreshQuery(IN_PROGRESS, filter && { variables: { filter } });
  const [advanced, setAdvanced] = useState<Process>();
  const search = useCallback((text: string) => change({ search: text }), [change]);
  const tab = selectedTab(PROCESS_TABS, view.etapa);
  const found = processesOf(query.data?.hiringInProgress ?? [], {
    tab,
    search: view.search,
    oldest: view.ordem === 'antigos',
  });
  const isFiltered = view.search !== '' || view.etapa !== '';
  const page = pageNumber(view.page);
  return (
    <Box
      component="section"
      aria-labelledby="processos"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography id="processos" component="h2" variant="h2">
        Processos em andamento
      </Typography>
      <FoldedFilters
        label="Processos em andamento"
        layout={{
          display: 'grid',
          gap: 1,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1.4fr 1fr' },
          // The button has a column of its own while it is shown.
          gridAutoFlow: { sm: 'column' },
          gridAutoColumns: 'auto',
        }}
        search={<SearchField label="Buscar por nome" value={view.search} onSearch={search} />}
        filters={[
          {
            label: 'Última atualização',
            text: choiceText({ values: view.ordem ? [view.ordem] : [], options: ORDERS }),
            onClear: () => change({ ordem: '' }),
          },
        ]}
      >
        <SelectFilter
          id="ordem"
          label="Última atualização"
          value={view.ordem}
          options={ORDERS}
          onChange={(ordem) => change({ ordem })}
        />
        <ClearFilters
          label="Limpar"
          isFiltered={isFiltered || view.ordem !== ''}
          onClear={() => change({ search: '', ordem: '', etapa: '' })}
        />
      </FoldedFilters>
      <TabbedPanel
        label="Etapa"
        tabs={PROCESS_TABS}
        value={tab}
        onChange={(etapa) => change({ etapa: etapa === 'all' ? '' : etapa })}
      >
        <LoadState
          {...queryState(query)}
          loadingLabel="Carregando processos..."
          errorTitle="Erro ao carregar processos em andamento"
        >
          {found.length === 0 && (
            <NothingFound
              title="Nenhum processo em andamento"
              text={
                isFiltered
                  ? 'Mude a busca ou escolha outra etapa.'
                  : 'Comece um em “Novo Processo”, com quem foi aprovado.'
              }
              clearFilters={clearFilters}
            />
          )}
          <Box
            component="ul"
            aria-label="Processos em andamento"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid' }}
          >
            {pageRows(found, page, PAGE_SIZE).map((process) => (
              <ProcessItem key={process.id} process={process} onAdvance={() => setAdvanced(process)} />
            ))}
          </Box>
          <Pager
            page={page}
            limit={PAGE_SIZE}
            total={found.length}
            noun="processos"
            onPage={(next, options) => change({ page: next }, options)}
          />
        </LoadState>
      </TabbedPanel>
      {advanced && <AdvanceStepDialog process={advanced} onClose={() => setAdvanced(undefined)} />}
    </Box>
  );
}
