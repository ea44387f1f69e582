import { useCallback, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** All of these, or none of them when all are there already. */
  togglePage: (ids: readonly number[]) => void;
  set: (ids: readonly number[]) => void;
  clear: () => void;
}

const NOBODY: ReadonlySet<number> = new Set();

/** Who is chosen for a change of many; kept over the pages of a list, given up with its filters (`list`). */
export function useSelection(list: string): Selection {
  const [chosen, setChosen] = useState({ list, ids: NOBODY });
  const ids = chosen.list === list ? chosen.ids : NOBODY;
  const change = useCallback(
    (edit: (ids: Set<number>) => void) =>
      setChosen((last) => {
        const next = new Set(last.list === list ? last.ids : NOBODY);
        edit(next);
        return { list, ids: next };
      }),
    [list],
  );
  return {
    ids,
    toggle: (id) => change((next) => void (next.delete(id) || next.add(id))),
    togglePage: (page) => {
      const all = page.every((id) => ids.has(id));
      change((next) => page.forEach((id) => (all ? next.delete(id) : next.add(id))));
    },
    set: (some) => setChosen({ list, ids: new Set(some) }),
    clear: () => setChosen({ list, ids: NOBODY }),
  };
}
