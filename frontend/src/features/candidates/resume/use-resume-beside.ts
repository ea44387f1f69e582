import { useState } from 'react';

const STORAGE_KEY = 'curriculo-fechado';

/** Whether the résumé is shown beside the form; stored in this browser. */
export function useResumeBeside(): [beside: boolean, toggle: () => void] {
  const [beside, setBeside] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'true');
  return [
    beside,
    () => {
      localStorage.setItem(STORAGE_KEY, String(beside));
      setBeside(!beside);
    },
  ];
}
