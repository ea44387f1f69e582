import { fieldsWith, type FieldWith } from './candidate-fields.js';

/** The conditions that the counters of candidates do not know. */
const UNCOUNTED = ['search', 'withoutResponseDays', 'minScore', 'maxScore', 'referred'] as const;
type Conditions = { readonly [Name in (typeof UNCOUNTED)[number]]?: unknown } & {
  readonly [Field in FieldWith<'filterAll'>]?: unknown;
};

/** Whether a list with this filter is counted up to a limit only. A search without a word matches all. */
export const isUncounted = (filter: Conditions): boolean =>
  [...UNCOUNTED, ...fieldsWith('filterAll')].some((name) => {
    const value = filter[name];
    return typeof value === 'string' ? value.trim() !== '' : value != null;
  });
