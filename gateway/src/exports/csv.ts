import { Readable, pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import { log } from '@araucaria/platform';

/** Column heading, and what stands under it. */
export type Columns<R> = Record<string, (row: R) => string | number | null | undefined>;

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** The day of an instant as people write it here; a plain day stays on its day. */
export function day(value: string | null | undefined): string {
  if (!value) return '';
  return DATE.format(new Date(value.length === 10 ? `${value}T12:00:00Z` : value));
}

/** For Excel in Portuguese: UTF-8 with a mark, `;` between cells, and no cell that a spreadsheet would calculate. */
export function csvOf<R>(rows: Iterable<R> | AsyncIterable<R>, columns: Columns<R>): Readable {
  const table = stringify({
    bom: true,
    delimiter: ';',
    escape_formulas: true,
    header: true,
    columns: Object.keys(columns),
    record_delimiter: 'windows',
    // A lone line feed would end the row in a spreadsheet.
    quoted_match: /[\r\n]/,
  });
  const cells = Object.values(columns);
  async function* lines(): AsyncGenerator<Array<string | number>> {
    for await (const row of rows) yield cells.map((cell) => cell(row) ?? '');
  }
  // Page by page as the client reads; whatever breaks in between breaks the download off.
  pipeline(Readable.from(lines()), table, (error) => {
    if (error) log.warn({ err: error }, 'an export was broken off');
  });
  return table;
}
