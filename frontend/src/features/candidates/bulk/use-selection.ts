import { useCallback, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

const EMPTY: ReadonlySet<number> = new Set();

/**
 * Ids selected for a bulk change. The selection survives a change of page and is cleared when the filters change.
 * @param list identifies the filtered list
 */
export function useSelection(list: string) {
  const [state, setState] = useState({ list, ids: EMPTY });
  const ids = state.list === list ? state.ids : EMPTY;
  const change = useCallback(
    (edit: (ids: Set<number>) => void) =>
      setState((last) => {
        const next = new Set(last.list === list ? last.ids : EMPTY);
        edit(next);
        return { list, ids: next };
      }),
    [list],
  );
  return {
    ids,
    toggle: (id: number) => change((next) => void (next.delete(id) || next.add(id))),
    /** Adds all of these ids, or removes them if all are selected already. */
    togglePage: (page: readonly number[]) => {
      const all = page.every((id) => ids.has(id));
      change((next) => page.forEach((id) => (all ? next.delete(id) : next.add(id))));
    },
    set: (chosen: readonly number[]) => setState({ list, ids: new Set(chosen) }),
    clear: () => setState({ list, ids: EMPTY }),
  };
}
