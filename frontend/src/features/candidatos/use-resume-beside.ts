import { useState } from 'react';

const KEY = 'curriculo-fechado';

/** Whether the résumé is shown beside the form; remembered in this browser. */
export function useResumeBeside(): [beside: boolean, toggle: () => void] {
  const [beside, setBeside] = useState(() => localStorage.getItem(KEY) !== 'true');
  return [
    beside,
    () => {
      localStorage.setItem(KEY, String(beside));
      setBeside(!beside);
    },
  ];
}
