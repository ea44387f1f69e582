import { CANDIDATE_STATUS, INTERVIEW_STATUS } from '@araucaria/contracts/domain';
import type {
  CandidateSearch,
  CandidateStatus,
  InterviewFilter,
  InterviewSort,
  InterviewStatus,
} from '../../generated/graphql';
import { isDay } from '../../shared/dates/days';
import { isJobFilter } from '../../domain/jobs/job-filter';
import { selectedTab } from '../../shared/ui/tabbed-panel';
import type { InterviewNumbers } from './interviews-queries';
import type { InterviewState } from '../../domain/interviews/interview-terms';

export const NO_FILTERS = { search: '', vaga: '', status: '', data: 'registration', de: '', ate: '' };
export type Filters = typeof NO_FILTERS;

/** Query parameters of the page with their defaults, for the calendar and the list. */
export const DEFAULT_VIEW = {
  ver: '',
  ...NO_FILTERS,
  /** Calendar: whether a search ran, page of its results, month, selected day and candidate. */
  busca: '',
  resultado: '',
  mes: '',
  dia: '',
  candidato: '',
  /** List: tab, page, the open dialog and its interview. */
  aba: '',
  page: '',
  dialogo: '',
  entrevista: '',
};
export type View = typeof DEFAULT_VIEW;

export const isFiltered = ({ search, vaga, status, de, ate }: Filters): boolean =>
  [search, vaga, status, de, ate].some(Boolean);

const common = ({ search, vaga, de, ate }: Filters) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(isJobFilter(vaga) && { job: vaga }),
  ...(isDay(de) && { startDate: de }),
  ...(isDay(ate) && { endDate: ate }),
});

const isCandidateStatus = (text: string): text is CandidateStatus => Object.hasOwn(CANDIDATE_STATUS, text);

export function searchFilter(view: Filters): CandidateSearch {
  const conditions = common(view);
  return {
    ...conditions,
    ...(isCandidateStatus(view.status) && { status: [view.status] }),
    ...(view.data === 'interview' &&
      (conditions.startDate || conditions.endDate) && { dateFilter: 'interview' }),
  };
}

const statusOf = ({ status }: Pick<View, 'status'>): InterviewStatus | undefined =>
  Object.hasOwn(INTERVIEW_STATUS, status) ? (status as InterviewStatus) : undefined;

export function listFilter(view: Filters): InterviewFilter {
  const status = statusOf(view);
  return { ...common(view), ...(status && { status }) };
}

/** `awaiting`: past interviews without an outcome. They are listed as pending or confirmed as well. */
export type ListTab = InterviewState | 'awaiting';

interface Tab {
  text: string;
  /** The condition of its interviews. */
  filter: InterviewFilter;
  sort: InterviewSort;
  /** The number that counts them. */
  count: keyof InterviewNumbers;
}

/** What is to be done first comes first: today's and the next interviews, the oldest one without an outcome, the latest one that is over. */
export const TABS: Readonly<Record<ListTab, Tab>> = {
  awaiting: {
    text: 'Aguardando resultado',
    filter: { awaitingOutcome: true },
    sort: 'date_ASC',
    count: 'awaitingOutcome',
  },
  pending: {
    text: 'Pendentes',
    filter: { status: 'scheduled', confirmed: false },
    sort: 'upcoming',
    count: 'pending',
  },
  confirmed: {
    text: 'Confirmadas',
    filter: { status: 'scheduled', confirmed: true },
    sort: 'upcoming',
    count: 'confirmed',
  },
  completed: {
    text: 'Concluídas',
    filter: { status: 'completed' },
    sort: 'date_DESC',
    count: 'completed',
  },
  cancelled: {
    text: 'Canceladas',
    filter: { status: 'cancelled' },
    sort: 'date_DESC',
    count: 'cancelled',
  },
};

/** The tab of cancelled interviews exists only if the status filter selects them. */
export function tabsOf(view: Pick<View, 'status'>): ReadonlyArray<readonly [ListTab, string]> {
  const states = {
    scheduled: ['pending', 'confirmed', 'awaiting'],
    completed: ['completed'],
    cancelled: ['cancelled'],
    any: ['pending', 'confirmed', 'completed', 'awaiting'],
  } as const;
  return states[statusOf(view) ?? 'any'].map((state) => [state, TABS[state].text] as const);
}

/** The tab that the address names, or else the first one that has anything. @param numbers undefined: not loaded yet */
export function openedTab(
  tabs: ReturnType<typeof tabsOf>,
  named: string,
  numbers: InterviewNumbers | undefined,
): ListTab {
  const filled = tabs.find(([state]) => numbers?.[TABS[state].count]);
  return selectedTab(tabs, named || (filled?.[0] ?? ''));
}

/** The filter of the interviews of a tab. The status of the view decides which tabs there are. */
export const tabFilter = (view: Filters, tab: ListTab): InterviewFilter => ({
  ...common(view),
  ...TABS[tab].filter,
});

/** Whether more interviews may match than are counted: only those without a further filter are counted as they change. */
export const isCapped = (view: Filters): boolean => Object.keys(common(view)).length > 0;
