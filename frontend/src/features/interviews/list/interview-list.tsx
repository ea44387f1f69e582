import { useMemo } from 'react';
import Card from '@mui/material/Card';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { pageRows } from '../../../shared/lists/rows';
import { CardGrid } from '../../../shared/ui/card-grid';
import { TabbedPanel } from '../../../shared/ui/tabbed-panel';
import { LoadState } from '../../../shared/ui/load-state';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Pager } from '../../../shared/lists/pager';
import { pageNumber, useUrlState } from '../../../shared/lists/use-url-state';
import { InterviewCard } from './interview-card';
import { InterviewDialogs } from './interview-dialogs';
import { DEFAULT_VIEW, byState, listFilter, openedTab, tabsOf } from '../interview-filters';
import { INTERVIEWS } from '../interviews-queries';
import { ListFilters } from './list-filters';
import { useOpenedInterview } from './use-opened-interview';

const PAGE_SIZE = 12;

export function InterviewList() {
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const { data, previousData, error, loading, refetch } = useFreshQuery(INTERVIEWS, {
    variables: { filter: listFilter(view) },
  });
  const interviews = (data ?? (error ? undefined : previousData))?.interviews;
  const groups = useMemo(
    // An interview of an erased candidate needs no action.
    () => interviews && byState(interviews.filter(({ candidate }) => candidate)),
    [interviews],
  );
  const opened = useOpenedInterview(interviews, view.entrevista);
  const tabs = tabsOf(view);
  const tab = openedTab(tabs, view.aba, groups);
  const all = groups?.[tab] ?? [];
  const page = pageNumber(view.page);

  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ListFilters view={view} onChange={change} />
      <TabbedPanel
        label="Entrevistas por situação"
        tabs={tabs.map(
          ([state, text]) => [state, `${text} (${groups ? groups[state].length : '…'})`] as const,
        )}
        value={tab}
        onChange={(aba) => change({ aba })}
      >
        <LoadState
          ready={Boolean(groups)}
          loading={loading}
          error={error}
          onRetry={refetch}
          loadingLabel="Carregando entrevistas..."
          errorTitle="Erro ao carregar entrevistas"
        >
          {all.length === 0 && (
            <EmptyState
              icon={<EventBusyOutlined />}
              title="Nenhuma entrevista encontrada"
              text="Mude os filtros, ou agende uma entrevista no calendário."
            />
          )}
          <CardGrid label="Entrevistas" cardWidth={340}>
            {pageRows(all, page, PAGE_SIZE).map((interview) => (
              <InterviewCard
                key={interview.id}
                interview={interview}
                onOpen={(dialogo) => change({ entrevista: interview.id, dialogo, page: view.page })}
              />
            ))}
          </CardGrid>
          <Pager
            page={page}
            limit={PAGE_SIZE}
            total={all.length}
            noun="entrevistas"
            onPage={(next, options) => change({ page: next }, options)}
          />
        </LoadState>
      </TabbedPanel>
      <InterviewDialogs
        interview={opened}
        dialog={view.dialogo}
        onClose={() => change({ entrevista: '', dialogo: '', page: view.page })}
      />
    </Card>
  );
}
