import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const LISTS = ['/vagas', '/jobs'];

/** Navigation state of a link from the list to a job: the current URL of the list. */
export function useListState(): { list: string } | undefined {
  const { pathname, search } = useLocation();
  return LISTS.includes(pathname) ? { list: pathname + search } : undefined;
}

/** Link back to the list. For visitors who came from it, goes back in the history, which restores its scroll position. */
export function useListReturn(): { to: string; onClick?: (event: MouseEvent) => void } {
  const { state } = useLocation() as { state: { list?: unknown } | null };
  const navigate = useNavigate();
  if (typeof state?.list !== 'string') return { to: '/vagas' };
  return {
    to: state.list,
    onClick: (event) => {
      // The browser handles clicks that open a new tab or window.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
