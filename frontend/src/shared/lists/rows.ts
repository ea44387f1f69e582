export type SortValue = string | number | boolean | null | undefined;

interface Sortable<R> {
  key: string;
  /** What the column sorts by; a column without it does not sort, and `server` has done it. */
  sortBy?: ((row: R) => SortValue) | 'server';
}

/** Rows by `key`, or downwards by `-key`. Nothing (null) comes last either way; an unknown key changes nothing. */
export function sortRows<R>(
  rows: readonly R[],
  columns: ReadonlyArray<Sortable<R>>,
  sort: string,
): readonly R[] {
  const down = sort.startsWith('-');
  const by = columns.find(({ key }) => key === (down ? sort.slice(1) : sort))?.sortBy;
  if (typeof by !== 'function') return rows;
  return [...rows].sort((a, b) => {
    const [left, right] = [by(a), by(b)];
    if (left == null || right == null) return Number(left == null) - Number(right == null);
    const order =
      typeof left === 'string' && typeof right === 'string'
        ? left.localeCompare(right, 'pt-BR', { numeric: true })
        : Number(left) - Number(right);
    return down ? -order : order;
  });
}

/** The number of the last page; a list of nothing has one, too. */
export const lastPage = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** The part of `rows` on a page (from 1), or on the last one if it lies behind that. */
export function pageRows<R>(rows: readonly R[], page: number, limit: number): readonly R[] {
  const end = Math.min(page, lastPage(rows.length, limit)) * limit;
  return rows.slice(end - limit, end);
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');

/** Whether every word of the search stands somewhere in the texts, without regard to accents and case. */
export function matchesText(search: string, ...texts: Array<string | null | undefined>): boolean {
  const all = plain(texts.join('\n'));
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
