import { Readable, pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import { printable } from '@araucaria/contracts';
import { log } from '@araucaria/platform';

/** The heading of each column, and the cell of a row. */
export type Columns<R> = Record<string, (row: R) => string | number | null | undefined>;

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

const INSTANT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/** An instant in America/Sao_Paulo, to the second. */
export const instant = (at: string): string => INSTANT.format(new Date(at));

/** A day or instant as DD/MM/YYYY in America/Sao_Paulo; empty for null. */
export function day(value: string | null | undefined): string {
  if (!value) return '';
  return DATE.format(new Date(value.length === 10 ? `${value}T12:00:00Z` : value));
}

const printableCell = (value: string | number | null | undefined): string | number =>
  typeof value === 'string' ? printable(value) : (value ?? '');

/** A CSV file for Excel in Portuguese: UTF-8 with a byte order mark, `;` between cells, formulas escaped. */
export function csvOf<R>(rows: Iterable<R> | AsyncIterable<R>, columns: Columns<R>): Readable {
  const table = stringify({
    bom: true,
    delimiter: ';',
    escape_formulas: true,
    header: true,
    columns: Object.keys(columns),
    record_delimiter: 'windows',
    // An unquoted line feed ends a row in spreadsheets.
    quoted_match: /[\r\n]/,
  });
  const cells = Object.values(columns);
  async function* lines(): AsyncGenerator<Array<string | number>> {
    for await (const row of rows) yield cells.map((cell) => printableCell(cell(row)));
  }
  // Rows are read as the client downloads. An error on the way aborts the download.
  pipeline(Readable.from(lines()), table, (error) => {
    if (error) log.warn({ err: error }, 'an export was aborted');
  });
  return table;
}
