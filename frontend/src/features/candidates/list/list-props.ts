import type { CandidateRow } from '../candidates-queries';
import type { Selection } from '../bulk/use-selection';

/** Props of a list of candidates, as a table and as cards. */
export interface ListProps {
  candidates: readonly CandidateRow[];
  selection: Selection;
  ordem: string;
  /** After how many days without a response a row is marked; undefined: not loaded. */
  overdueDays: number | undefined;
  onSort: (ordem: string) => void;
  onOpen: (id: number) => void;
}

/** State of the checkbox 'select all of this page'. */
export function pageCheckbox({ candidates, selection }: Pick<ListProps, 'candidates' | 'selection'>) {
  const count = candidates.filter(({ id }) => selection.ids.has(id)).length;
  return {
    checked: count > 0 && count === candidates.length,
    indeterminate: count > 0 && count < candidates.length,
  };
}
