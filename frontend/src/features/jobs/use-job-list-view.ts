import { useSyncExternalStore } from 'react';
import { useUrlState, type SetUrlState } from '../../shared/lists/use-url-state';
import { PAGE_SIZE } from './job-rules';

/** Names in the address: what is searched for, the department, how many jobs are shown. */
const DEFAULTS = { busca: '', area: '', mostrar: '' };

interface JobListView {
  search: string;
  /** Empty: all of them. */
  department: string;
  /** A multiple of the page size. */
  limit: number;
  change: SetUrlState<typeof DEFAULTS>;
  /** The browser has taken the page over: what the server sends does not depend on the search of the address. */
  ready: boolean;
}

const never = () => () => undefined;
const here = () => true;
const onServer = () => false;

/** What the list of jobs shows, kept in the address: it can be shared and reloaded, and Back returns to it. */
export function useJobListView(): JobListView {
  const [address, change] = useUrlState(DEFAULTS);
  const ready = useSyncExternalStore(never, here, onServer);
  const { busca, area, mostrar } = ready ? address : DEFAULTS;
  return { search: busca, department: area, limit: limitOf(mostrar), change, ready };
}

/** The number of jobs that an address asks for: whole pages, at least one. */
export function limitOf(text: string): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return Math.max(1, Math.ceil(count / PAGE_SIZE)) * PAGE_SIZE;
}
