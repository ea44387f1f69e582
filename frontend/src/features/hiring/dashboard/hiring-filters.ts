import type { HiringFilter } from '../../../generated/graphql';
import { isJobFilter } from '../../../domain/jobs/job-filter';
import { lastDays, type DayRange } from '../../../shared/dates/day-ranges';
import { isDay, type Day } from '../../../shared/dates/days';

export const NO_FILTERS = {
  /** A value of {@link PERIODS}, which moves with the days. */
  periodo: '',
  /** First and last day of any other period. */
  de: '',
  ate: '',
  departamento: '',
  vaga: '',
};
export type HiringView = typeof NO_FILTERS;

export const PERIODS = [
  ['', 'Todo o período'],
  ['30', 'Últimos 30 dias'],
  ['90', 'Últimos 90 dias'],
  ['ano', 'Este ano'],
] as const;

function daysOf({ periodo, de, ate }: HiringView, today: Day): Partial<DayRange> {
  switch (periodo) {
    case '30':
    case '90':
      return lastDays(Number(periodo), today);
    case 'ano':
      return { startDate: `${today.slice(0, 4)}-01-01`, endDate: today };
    default:
      return { ...(isDay(de) && { startDate: de }), ...(isDay(ate) && { endDate: ate }) };
  }
}

/** The chosen conditions only; invalid values of the address are ignored. Undefined without any. */
export function filterOf(view: HiringView, today: Day): HiringFilter | undefined {
  const { departamento, vaga } = view;
  const filter: HiringFilter = {
    ...daysOf(view, today),
    ...(departamento && { department: departamento }),
    ...(isJobFilter(vaga) && { job: vaga }),
  };
  return Object.keys(filter).length ? filter : undefined;
}

/**
 * Where the list of candidates shows those whom the filter selects, in the order of its address. Undefined for a whole department, by
 * which the list has no filter.
 */
export function candidatesAddress(filter: HiringFilter = {}, status = ''): string | undefined {
  const { startDate, endDate, department, job } = filter;
  if (department && !job) return undefined;
  const conditions = Object.entries({ status, job, de: startDate, ate: endDate }).filter(
    ([, value]) => value,
  );
  const query = new URLSearchParams(conditions as Array<[string, string]>).toString();
  return query ? `/dashboard?${query}` : '/dashboard';
}

/** Stands instead of figures that are all zero. */
export const emptyText = (filter: HiringFilter | undefined): string =>
  filter ? 'Nada com os filtros escolhidos' : 'Ainda não há dados';
