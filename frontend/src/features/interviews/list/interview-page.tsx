import Button from '@mui/material/Button';
import EventBusyOutlined from '../../../generated/icons/EventBusyOutlined';
import { MAX_COUNTED_RESULTS } from '@araucaria/contracts/domain';
import { usePageQuery } from '../../../shared/api/use-fresh-query';
import { usePermission } from '../../../shared/session/use-permission';
import { CardGrid } from '../../../shared/ui/card-grid';
import { LoadState, queryState } from '../../../shared/ui/load-state';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Pager } from '../../../shared/lists/pager';
import { pageNumber, type SetUrlState } from '../../../shared/lists/use-url-state';
import { InterviewCard } from './interview-card';
import {
  DEFAULT_VIEW,
  TABS,
  isCapped,
  isFiltered,
  tabFilter,
  type ListTab,
  type View,
} from '../interview-filters';
import { INTERVIEW_PAGE } from '../interviews-queries';

const PAGE_SIZE = 12;

interface InterviewPageProps {
  view: View;
  tab: ListTab;
  onChange: SetUrlState<View>;
}

/** A page of the interviews of a tab. While it loads, it shows the page before it, but not one of another tab. */
export function InterviewPage({ view, tab, onChange }: InterviewPageProps) {
  // The calendar is for those who schedule.
  const manages = usePermission('interviews.manage');
  const page = pageNumber(view.page);
  const query = usePageQuery(INTERVIEW_PAGE, {
    variables: { filter: tabFilter(view, tab), sort: TABS[tab].sort, page, limit: PAGE_SIZE },
  });
  const shown = query.data?.interviewPage;
  const total = shown?.pagination.totalInterviews ?? 0;
  return (
    <LoadState
      {...queryState(query)}
      loadingLabel="Carregando entrevistas..."
      errorTitle="Erro ao carregar entrevistas"
    >
      {total === 0 && (
        <EmptyState
          icon={<EventBusyOutlined />}
          title="Nenhuma entrevista encontrada"
          text={
            isFiltered(view)
              ? 'Mude os filtros ou escolha outra aba.'
              : 'Escolha outra aba, ou agende uma entrevista no calendário.'
          }
        >
          {manages && !isFiltered(view) && (
            <Button variant="outlined" onClick={() => onChange(DEFAULT_VIEW)}>
              Abrir o calendário
            </Button>
          )}
        </EmptyState>
      )}
      <CardGrid label="Entrevistas" cardWidth={440}>
        {shown?.interviews.map((interview) => (
          <InterviewCard
            key={interview.id}
            interview={interview}
            onOpen={(dialogo) => onChange({ entrevista: interview.id, dialogo, page: view.page })}
          />
        ))}
      </CardGrid>
      <Pager
        page={shown?.pagination.currentPage ?? page}
        limit={PAGE_SIZE}
        total={total}
        countedRows={isCapped(view) ? MAX_COUNTED_RESULTS : undefined}
        noun="entrevistas"
        onPage={(next, options) => onChange({ page: next }, options)}
      />
    </LoadState>
  );
}
