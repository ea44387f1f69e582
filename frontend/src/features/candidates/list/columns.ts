/** The columns beside the name that a user may hide. */
export const COLUMN_CHOICES = [
  ['vaga', 'Vaga'],
  ['score', 'Score'],
  ['status', 'Status'],
  ['data', 'Data'],
] as const;

/** The columns that the address names, besides the name; all if it names none. */
export function shownColumns(colunas: string): ReadonlySet<string> {
  const names = colunas ? colunas.split(',') : COLUMN_CHOICES.map(([name]) => name);
  return new Set(names);
}

/** Width of the window in pixels up to which the list has lines of text instead of columns. */
export const LINES_UP_TO = 900;
