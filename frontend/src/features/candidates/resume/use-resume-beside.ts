import { useState } from 'react';

const KEY = 'curriculo-fechado';

/** Browsers on many phones cannot show a PDF inside a page. */
export const canShowPdf = (): boolean => navigator.pdfViewerEnabled !== false;

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
