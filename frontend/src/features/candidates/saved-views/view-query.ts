import { NO_FILTERS, type View } from '../filters/candidate-filters';

/** What a saved view holds of the address: filters, order and columns, neither page nor opened candidate. */
const SAVED = [...(Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]), 'ordem', 'colunas'] as const;
type SavedValues = Pick<View, (typeof SAVED)[number]>;

/** The values of a view as the query of an address; equal views have one text. */
export function viewQuery(view: View): string {
  const values = SAVED.map((name) => [name, view[name]] as const).filter(([, value]) => value);
  return String(new URLSearchParams(values.map(([name, value]) => [name, value])));
}

/** The values that a saved query names; all others are empty. */
export function savedValues(query: string): SavedValues {
  const params = new URLSearchParams(query);
  return Object.fromEntries(SAVED.map((name) => [name, params.get(name) ?? ''])) as SavedValues;
}
