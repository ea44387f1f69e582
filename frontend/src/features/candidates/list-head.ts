import type { CandidateRow } from './candidates-queries';
import type { Selection } from './use-selection';

export const TALENT_BANK = 'Banco de Talentos';

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** What a list of candidates needs, be it a table or cards. */
export interface ListProps {
  candidates: readonly CandidateRow[];
  selection: Selection;
  ordem: string;
  onSort: (ordem: string) => void;
  onOpen: (id: number) => void;
}

/** All, none, or some of the page are chosen. */
export function pageState({ candidates, selection }: Pick<ListProps, 'candidates' | 'selection'>) {
  const chosen = candidates.filter(({ id }) => selection.ids.has(id)).length;
  return {
    checked: chosen > 0 && chosen === candidates.length,
    indeterminate: chosen > 0 && chosen < candidates.length,
  };
}
