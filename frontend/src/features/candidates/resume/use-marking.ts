import { useState } from 'react';

const KEY = 'curriculo-sem-marcas';

/** Whether the values are marked in résumés; stored in this browser. */
export function useMarking(): [marks: boolean, toggle: () => void] {
  const [marks, setMarks] = useState(() => localStorage.getItem(KEY) !== 'true');
  const toggle = () => {
    localStorage.setItem(KEY, String(marks));
    setMarks(!marks);
  };
  return [marks, toggle];
}
