import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { earlyInput } from '../shared/ui/early-input';
import { ScrollPositions } from './scroll-positions';

/** Whether the document was reloaded or restored by Back, not opened by a link or a typed URL. */
const isReturn = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type !== 'navigate',
  );

const SCROLLING_INPUT = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * After a change of page, scrolls to its top or to the element named by the hash, and moves the focus into it. Back, Forward
 * and a reload restore the scroll position.
 */
export function RouteChanges() {
  const { pathname, search, hash, key } = useLocation();
  const navigation = useNavigationType();
  // The first page of a document always has the key 'default'.
  const entry = `${key} ${pathname}${search}`;
  const [positions] = useState(() => new ScrollPositions());
  const shown = useRef<{ entry: string; pathname: string }>(undefined);

  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = 'manual');
    const save = () => shown.current && positions.save(shown.current.entry, scrollY);
    const leave = () => {
      positions.store();
      // Until the code of the next document has loaded, only the browser can restore its position.
      history.scrollRestoration = 'auto';
    };
    takeOver();
    addEventListener('scroll', save, { passive: true });
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', save);
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', leave);
    };
  }, [positions]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { entry, pathname };
    const samePage = before?.pathname === pathname;
    // The page was scrolled before its code had loaded: it stays where the visitor reads.
    if (!before && earlyInput.has(...SCROLLING_INPUT)) return positions.save(entry, scrollY);
    if (before && !samePage) document.getElementById('conteudo')?.focus({ preventScroll: true });
    if (navigation === NavigationType.Pop && (before || (!hash && isReturn())))
      return positions.restore(entry);
    if (navigation === NavigationType.Replace && before && before.entry !== entry)
      positions.remove(before.entry);
    positions.cancelRestore();
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (before && !samePage) scrollTo(0, 0);
    positions.save(entry, scrollY);
  }, [entry, pathname, hash, navigation, positions]);
  return null;
}
