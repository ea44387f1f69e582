import type { CandidateFilter, CandidateStatus } from '../../generated/graphql';

/** What the list shows, as the address of the page holds it. */
export interface ListView {
  job: string;
  status: string;
  search: string;
  page: number;
}

/** Filters live in the address: a list can be sent to a colleague, and 'back' returns to it. */
export function viewOf(address: URLSearchParams): ListView {
  const page = Number(address.get('page'));
  return {
    job: address.get('job') ?? '',
    status: address.get('status') ?? '',
    search: address.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a changed view. Any other filter starts at the first page again. */
export function addressOf(view: ListView, change: Partial<ListView>): URLSearchParams {
  const next = { ...view, page: 1, ...change };
  const address = new URLSearchParams();
  for (const name of ['job', 'status', 'search'] as const) if (next[name]) address.set(name, next[name]);
  if (next.page > 1) address.set('page', String(next.page));
  return address;
}

export function filterOf({ job, status, search }: Omit<ListView, 'page'>): CandidateFilter {
  return {
    ...(job && { job }),
    ...(status && { status: status.split(',') as CandidateStatus[] }),
    ...(search.trim() && { search: search.trim() }),
  };
}

/** 'Mostrando a-b de N candidatos' */
export function shownRange(page: number, limit: number, total: number): string {
  const first = total === 0 ? 0 : (page - 1) * limit + 1;
  return `Mostrando ${first}-${Math.min(page * limit, total)} de ${total} candidatos`;
}
