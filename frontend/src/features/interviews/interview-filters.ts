import { CANDIDATE_STATUS, INTERVIEW_STATUS } from '@araucaria/contracts/domain';
import type {
  CandidateSearch,
  CandidateStatus,
  InterviewFilter,
  InterviewStatus,
} from '../../generated/graphql';
import { isDay } from '../../shared/dates/days';
import { isJobFilter } from '../../domain/jobs/job-filter';
import { selectedTab } from '../../shared/ui/tabbed-panel';
import {
  awaitsOutcome,
  interviewState,
  todayFirst,
  type InterviewState,
} from '../../domain/interviews/interview-terms';

/** Query parameters of the page with their defaults, for the calendar and the list. */
export const DEFAULT_VIEW = {
  ver: '',
  search: '',
  vaga: '',
  status: '',
  data: 'registration',
  de: '',
  ate: '',
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
export type Filters = Pick<View, 'search' | 'vaga' | 'status' | 'data' | 'de' | 'ate'>;

export const NO_FILTERS: Filters = {
  search: '',
  vaga: '',
  status: '',
  data: 'registration',
  de: '',
  ate: '',
};

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

const TABS = {
  awaiting: 'Aguardando resultado',
  pending: 'Pendentes',
  confirmed: 'Confirmadas',
  completed: 'Concluídas',
  cancelled: 'Canceladas',
} as const;

/** The tab of cancelled interviews exists only if the status filter selects them. */
export function tabsOf(view: Pick<View, 'status'>): ReadonlyArray<readonly [ListTab, string]> {
  const states = {
    scheduled: ['pending', 'confirmed', 'awaiting'],
    completed: ['completed'],
    cancelled: ['cancelled'],
    any: ['pending', 'confirmed', 'completed', 'awaiting'],
  } as const;
  return states[statusOf(view) ?? 'any'].map((state) => [state, TABS[state]] as const);
}

/** The tab that the address names, or else the first one that has anything. @param groups undefined: not loaded yet */
export function openedTab(
  tabs: ReturnType<typeof tabsOf>,
  named: string,
  groups: Record<ListTab, readonly unknown[]> | undefined,
): ListTab {
  const filled = tabs.find(([state]) => groups?.[state].length);
  return selectedTab(tabs, named || (filled?.[0] ?? ''));
}

type WithState = Parameters<typeof interviewState>[0] & { interviewDate: string };

/** Groups the interviews by tab: today's first, then upcoming ones in ascending order, then past ones in descending order. */
export function byState<T extends WithState>(
  interviews: readonly T[],
  now = new Date(),
): Record<ListTab, T[]> {
  const groups: Record<ListTab, T[]> = {
    awaiting: [],
    pending: [],
    confirmed: [],
    completed: [],
    cancelled: [],
  };
  for (const interview of interviews) {
    groups[interviewState(interview)].push(interview);
    if (awaitsOutcome(interview, now)) groups.awaiting.push(interview);
  }
  groups.pending = todayFirst(groups.pending, now);
  groups.confirmed = todayFirst(groups.confirmed, now);
  groups.completed.reverse();
  groups.cancelled.reverse();
  return groups;
}
