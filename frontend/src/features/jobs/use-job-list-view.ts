import { useSyncExternalStore } from 'react';
import { useUrlState, type SetUrlState } from '../../shared/lists/use-url-state';
import { PAGE_SIZE } from './job-rules';

/** URL parameters: search, department, number of jobs shown. */
const DEFAULTS = { busca: '', area: '', mostrar: '' };

interface JobListView {
  search: string;
  /** Empty: all departments. */
  department: string;
  /** A multiple of the page size. */
  limit: number;
  change: SetUrlState<typeof DEFAULTS>;
  /** The page is hydrated. The server's HTML ignores the query of the URL. */
  ready: boolean;
}

const never = () => () => undefined;
const onClient = () => true;
const onServer = () => false;

/** State of the list in the URL: search, department, number of jobs. */
export function useJobListView(): JobListView {
  const [address, change] = useUrlState(DEFAULTS);
  const ready = useSyncExternalStore(never, onClient, onServer);
  const { busca, area, mostrar } = ready ? address : DEFAULTS;
  return { search: busca, department: area, limit: limitOf(mostrar), change, ready };
}

/** The number of jobs in a URL parameter, rounded up to whole pages, at least one page. */
export function limitOf(text: string): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return Math.max(1, Math.ceil(count / PAGE_SIZE)) * PAGE_SIZE;
}
