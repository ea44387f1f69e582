import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const LISTS = ['/vagas', '/jobs'];

/** Goes along with a link from the list of jobs to one of them: the address of the list as it is. */
export function useListState(): { list: string } | undefined {
  const { pathname, search } = useLocation();
  return LISTS.includes(pathname) ? { list: pathname + search } : undefined;
}

/** A link back to the list: as it was left, scroll position included, for visitors who came from it. */
export function useListReturn(): { to: string; onClick?: (event: MouseEvent) => void } {
  const { state } = useLocation() as { state: { list?: unknown } | null };
  const navigate = useNavigate();
  if (typeof state?.list !== 'string') return { to: '/vagas' };
  return {
    to: state.list,
    onClick: (event) => {
      // A new tab or window is left to the browser.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
