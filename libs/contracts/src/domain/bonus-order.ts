export type SortValue = string | number | boolean | null | undefined;

/** The order of two values as a list shows them: texts in Portuguese order, null last, also in the descending one. */
export function compareValues(left: SortValue, right: SortValue, descending: boolean): number {
  if (left == null || right == null) return Number(left == null) - Number(right == null);
  const order =
    typeof left === 'string' && typeof right === 'string'
      ? left.localeCompare(right, 'pt-BR', { numeric: true })
      : Number(left) - Number(right);
  return descending ? -order : order;
}

const BONUS_COLUMNS = [
  'candidate',
  'job',
  'referrer',
  'status',
  'hireDate',
  'first',
  'second',
  'total',
  'date',
] as const;
export type BonusColumn = (typeof BONUS_COLUMNS)[number];

/** The orders by a column, `-` before its name for the descending one. */
export const BONUS_COLUMN_SORTS = BONUS_COLUMNS.flatMap((column) => [column, `-${column}` as const]);

/**
 * `urgency`: what has to be paid or decided comes first, what only waits for a hire comes last, and of the same urgency the next due
 * date first; `due`: the next due date first, of completed bonuses the latest payment; `newest`: the latest application.
 */
export const BONUS_SORTS = ['urgency', 'due', 'newest', ...BONUS_COLUMN_SORTS] as const;
export type BonusSort = (typeof BONUS_SORTS)[number];
