import { pageNumber, useUrlState } from '../../shared/lists/use-url-state';
import { useIsServerHtml } from '../../shared/ui/use-hydration';
import { PAGE_SIZE } from './job-rules';

/** URL parameters: search, department, type, place, page that the list begins with, number of jobs shown from there. */
const DEFAULTS = { busca: '', area: '', tipo: '', local: '', pagina: '', mostrar: '' };

/** Empty texts: all jobs. */
export type JobListView = ReturnType<typeof useJobListView>;

export function useJobListView() {
  const [{ busca, area, tipo, local, pagina, mostrar }, change] = useUrlState(DEFAULTS);
  // The server's HTML ignores search, type, place and number of jobs.
  const ready = !useIsServerHtml();
  return {
    search: ready ? busca : '',
    department: area,
    type: ready ? tipo : '',
    location: ready ? local : '',
    /** The page that the list begins with, from 1. Pages are for visitors and search engines without JavaScript. */
    page: pageNumber(pagina),
    /** A multiple of the page size. */
    limit: limitOf(ready ? mostrar : ''),
    change,
    /** The page is hydrated. */
    ready,
  };
}

/** The number of jobs in a URL parameter, rounded up to whole pages, at least one page. */
export function limitOf(text: string): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return Math.max(1, Math.ceil(count / PAGE_SIZE)) * PAGE_SIZE;
}

/** The address of one page of the list, for links that work without JavaScript. */
export function listAddress({ department, page }: { department: string; page: number }): string {
  const query = new URLSearchParams({
    ...(department && { area: department }),
    ...(page > 1 && { pagina: String(page) }),
  }).toString();
  return query ? `/vagas?${query}` : '/vagas';
}
