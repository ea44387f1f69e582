import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page: to its top (or to the place that the address names), with the keyboard's focus in it. */
export function RouteChanges() {
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    if (!first.current) {
      scrollTo(0, 0);
      document.getElementById('conteudo')?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [pathname, hash]);
  return null;
}
