import type { CandidateStatus } from '../../../generated/graphql';
import type { CandidateRow } from '../candidates-queries';
import type { Selection } from '../bulk/use-selection';

export interface RowActs {
  onOpen: (id: number, section?: string) => void;
  /** Undefined for users who may not decide. */
  onStatus: ((candidate: CandidateRow, status: CandidateStatus) => void) | undefined;
}

export interface ListProps extends RowActs {
  candidates: readonly CandidateRow[];
  selection: Selection;
  ordem: string;
  /** After how many days without a response a row is marked; undefined: not loaded. */
  overdueDays: number | undefined;
  columns: ReadonlySet<string>;
  onSort: (ordem: string) => void;
  /** The address of the list with an opened candidate. */
  addressOf: (id: number) => string;
}

export function pageCheckbox({ candidates, selection }: Pick<ListProps, 'candidates' | 'selection'>) {
  const count = candidates.filter(({ id }) => selection.ids.has(id)).length;
  return {
    checked: count > 0 && count === candidates.length,
    indeterminate: count > 0 && count < candidates.length,
  };
}
