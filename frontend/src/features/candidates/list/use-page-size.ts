import { useState } from 'react';

/** Sizes of a page; the service has prepared statements for the first pages of these sizes. */
export const PAGE_SIZES = [10, 20, 50, 100];
const [DEFAULT_PAGE_SIZE = 10] = PAGE_SIZES;

const STORAGE_KEY = 'candidatos-por-pagina';

const storedSize = (): number => {
  const size = Number(localStorage.getItem(STORAGE_KEY));
  return PAGE_SIZES.includes(size) ? size : DEFAULT_PAGE_SIZE;
};

export function usePageSize(): [size: number, set: (size: number) => void] {
  const [size, setSize] = useState(storedSize);
  return [
    size,
    (next) => {
      localStorage.setItem(STORAGE_KEY, String(next));
      setSize(next);
    },
  ];
}
