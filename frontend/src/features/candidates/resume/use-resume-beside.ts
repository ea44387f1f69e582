import { useState } from 'react';

const STORAGE_KEY = 'curriculo-fechado';

/** False in browsers, mostly of phones, that cannot show a PDF inside a page. */
export const canShowPdf = (): boolean => navigator.pdfViewerEnabled !== false;

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
