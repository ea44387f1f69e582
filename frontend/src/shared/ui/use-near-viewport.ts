import { useEffect, useState, type RefObject } from 'react';

/** How far below the window an element may be: what it loads should be there when the visitor arrives. */
const MARGIN_PX = 800;

/** Whether the element has been in or near the window. Parts at the end of a long page are loaded for those who get there. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [wasNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || wasNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${MARGIN_PX}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasNear]);
  return wasNear;
}
