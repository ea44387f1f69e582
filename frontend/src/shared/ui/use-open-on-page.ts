import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether a dialog or drawer of the frame is open. The frame outlives its pages: Back, or a link, to another page closes it.
 * @returns as `useState(false)`
 */
export function useOpenOnPage(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => () => setOpen(false), [pathname]);
  return [isOpen, setOpen];
}
