import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import EventBusyOutlined from '../../generated/icons/EventBusyOutlined';
import {
  INTERVIEW_STATUS,
  MAX_COUNTED_RESULTS,
  TALENT_BANK_TITLE,
  lookup,
} from '@araucaria/contracts/domain';
import type { InterviewFilter, InterviewSort, InterviewStatus } from '../../generated/graphql';
import { usePageQuery } from '../../shared/api/use-fresh-query';
import { OtherApplicationsButton } from '../../domain/candidates/other-applications-button';
import { formatDateTime } from '../../shared/format/formats';
import { fullName } from '../../shared/format/full-name';
import { InterviewStatusChip } from '../../domain/interviews/interview-status-chip';
import { interviewTypeLabel } from '../../domain/interviews/interview-terms';
import type { Column } from '../../shared/lists/data-list';
import { LoadError } from '../../shared/ui/load-error';
import { ButtonLink } from '../../shared/ui/links';
import { EmptyState } from '../../shared/ui/empty-state';
import { PagedList } from '../../shared/lists/paged-list';
import { pageNumber, type SetUrlState } from '../../shared/lists/use-url-state';
import { filterOf, type Filters, type View } from './filters/candidate-filters';
import { INTERVIEWS, type InterviewLine } from './candidates-queries';
import { FilterBar } from './filters/filter-bar';
import { ListSkeleton } from './list-skeleton';

const PAGE_SIZE = 20;
/** Its value is the parameter `situacao` of the address, because `status` is that of candidates. */
const LISTS = {
  status: { label: 'Status', all: 'Todos os status', values: INTERVIEW_STATUS, isSingle: true },
};
const isInterviewStatus = (text: string): text is InterviewStatus => Object.hasOwn(INTERVIEW_STATUS, text);

type InterviewRow = Omit<InterviewLine, 'id'> & { id: number; key: string };

const COLUMNS: ReadonlyArray<Column<InterviewRow>> = [
  {
    key: 'candidato',
    label: 'Candidato',
    cell: ({ candidate }) => (candidate ? fullName(candidate) : ''),
    sortBy: 'server',
  },
  {
    key: 'data',
    label: 'Data e hora',
    width: '10.5rem',
    cell: ({ interviewDate }) => formatDateTime(interviewDate),
    sortBy: 'server',
  },
  {
    key: 'tipo',
    label: 'Tipo',
    width: '11rem',
    cell: ({ interviewType }) => interviewTypeLabel(interviewType),
    joins: { column: 'data', text: ({ interviewType }) => interviewTypeLabel(interviewType) },
  },
  {
    key: 'vaga',
    label: 'Vaga',
    cell: ({ job }) => job?.title ?? TALENT_BANK_TITLE,
    note: ({ candidate }) =>
      candidate && <OtherApplicationsButton isDense candidate={candidate} name={fullName(candidate)} />,
    sortBy: 'server',
  },
  {
    key: 'status',
    label: 'Status',
    width: '16.5rem',
    cell: (interview) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, py: 0.25 }}>
        <InterviewStatusChip interview={interview} />
      </Box>
    ),
  },
];

const SORTS = {
  candidato: 'candidate_ASC',
  '-candidato': 'candidate_DESC',
  data: 'date_ASC',
  '-data': 'date_DESC',
  vaga: 'job_ASC',
  '-vaga': 'job_DESC',
} as const;
/** The order that the address names, or else the interviews of today first. */
const sortOf = (ordem: string): InterviewSort => lookup(SORTS, ordem) ?? 'upcoming';

/** The filters that interviews have, under the names of those of candidates. */
const filtersOf = (view: View): Filters => ({
  ...view,
  status: view.situacao,
  retorno: '',
  nota: '',
  origem: '',
});

interface InterviewsTabProps {
  view: View;
  onChange: SetUrlState<View>;
  onOpen: (candidateId: number) => void;
}

/** Lists interviews with the same filters as the tab of candidates. Decisions about them are on the page of interviews. */
export function InterviewsTab({ view, onChange, onOpen }: InterviewsTabProps) {
  const { job, search, startDate, endDate } = filterOf(view);
  const filter: InterviewFilter = {
    job,
    search,
    startDate,
    endDate,
    ...(isInterviewStatus(view.situacao) && { status: view.situacao }),
  };
  const page = pageNumber(view.page);
  const { data, error, refetch } = usePageQuery(INTERVIEWS, {
    variables: { filter, sort: sortOf(view.ordem), page, limit: PAGE_SIZE },
  });
  const shown = data?.interviewPage;
  const rows = useMemo(
    // An interview of an erased candidate has nothing to show.
    () => shown?.interviews.flatMap((line, id) => (line.candidate ? [{ ...line, id, key: line.id }] : [])),
    [shown],
  );
  return (
    <>
      <FilterBar
        view={filtersOf(view)}
        onChange={(change) =>
          onChange((current) => {
            const { status, ...others } = typeof change === 'function' ? change(filtersOf(current)) : change;
            return { ...others, ...(status !== undefined && { situacao: status }) };
          })
        }
        daysLabel="Data da entrevista"
        ahead
        searchLabel="Buscar por candidato ou vaga"
        lists={LISTS}
      />
      {error && !rows ? (
        <LoadError title="Erro ao carregar entrevistas" error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <ListSkeleton text="Carregando entrevistas..." />
      ) : (
        <PagedList
          label="Entrevistas"
          rows={rows}
          serverPage={{
            page: shown?.pagination.currentPage ?? page,
            total: shown?.pagination.totalInterviews ?? 0,
            countedRows: job || search || startDate || endDate ? MAX_COUNTED_RESULTS : undefined,
          }}
          limit={PAGE_SIZE}
          noun="entrevistas"
          columns={COLUMNS}
          isDense
          actionsWidth="8.5rem"
          onOpen={({ candidate }) => candidate && onOpen(candidate.id)}
          view={{ sort: view.ordem, page: view.page }}
          onChange={({ sort, ...change }, options) =>
            onChange(sort === undefined ? change : { ordem: sort }, options)
          }
          actions={({ candidate }) =>
            candidate && (
              <Button
                aria-label={`Ver candidato ${fullName(candidate)}`}
                onClick={() => onOpen(candidate.id)}
              >
                Ver candidato
              </Button>
            )
          }
          empty={
            <EmptyState
              icon={<EventBusyOutlined />}
              title="Nenhuma entrevista encontrada"
              text="Mude os filtros, ou agende uma entrevista no calendário."
            >
              <ButtonLink variant="outlined" to="/entrevistas">
                Abrir o calendário
              </ButtonLink>
            </EmptyState>
          }
        />
      )}
    </>
  );
}
