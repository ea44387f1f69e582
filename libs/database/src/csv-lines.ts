/** Code points that make a spreadsheet read a cell as a formula: `=`, `+`, `-`, `@`, tab, CR and the wide forms of the first four. */
const FORMULA_STARTS = [...'=+-@\t\r＝＋－＠'].map((character) => character.codePointAt(0)).join(', ');
/** Most texts begin with a code point between these two, `A` and one before `＋`, none of which starts a formula. */
const [FIRST_HARMLESS, LAST_HARMLESS] = [65, 65_290];

export const CSV_DELIMITER = ';';
export const CSV_LINE_END = '\r\n';
/** Begins a file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell of a spreadsheet: SQL of type `text`. */
export interface CsvCell {
  sql: string;
  /** The SQL returns no delimiter, quote, line end or start of a formula, and is not escaped. */
  isSafe?: boolean;
}

/** SQL of the lines of a spreadsheet, for three nested selects. Each level is evaluated once per row. */
export interface CsvLines {
  /** The select list of the innermost level, whose FROM the cells refer to. */
  cells: string;
  /** The column `line` of the middle level: an escaped line, unless a cell needs quotes. */
  line: string;
  /** The line of the outermost level, without its line end. */
  text: string;
}

/**
 * Formats lines in PostgreSQL, which costs about as much as `COPY`. Cells are
 * escaped as by `csvOf` of the gateway: a formula gets an apostrophe; a delimiter, quote or line end puts its cell in quotes.
 * @param cells SQL without values of users
 */
export function csvLines(cells: readonly CsvCell[]): CsvLines {
  const columns = cells.map(({ isSafe = false }, index) => ({ name: `cell_${index}`, isSafe }));
  const join = (escape: (name: string) => string) =>
    columns
      .map(({ name, isSafe }) => (isSafe ? `coalesce(${name}, '')` : escape(name)))
      .join(` || '${CSV_DELIMITER}' || `);
  return {
    cells: cells.map(({ sql }, index) => `${sql} as cell_${index}`).join(', '),
    line: join(withoutFormula),
    text: `case when ${needsQuotes('line', cells.length)} then ${join(quoted)} else line end`,
  };
}

const withoutFormula = (name: string): string => `
  case when ascii(${name}) between ${FIRST_HARMLESS} and ${LAST_HARMLESS} then ${name}
    when ascii(${name}) in (${FORMULA_STARTS}) then '''' || ${name}
    else coalesce(${name}, '') end`;

const quoted = (name: string): string => `
  case when ${name} ~ '[${CSV_DELIMITER}"\\r\\n]' then '"' || replace(${withoutFormula(name)}, '"', '""') || '"'
    else ${withoutFormula(name)} end`;

/**
 * Whether a cell of the line holds a quote, line end or delimiter. Searches of single characters cost a fraction of a regular
 * expression. The quote that is added is the last field exactly if no cell adds a delimiter: a line with another quote is
 * found by the second condition.
 */
const needsQuotes = (line: string, cells: number): string => `
  split_part(${line} || '${CSV_DELIMITER}"', '${CSV_DELIMITER}', ${cells + 1}) <> '"'
    or strpos(${line}, '"') > 0 or strpos(${line}, E'\\n') > 0 or strpos(${line}, E'\\r') > 0`;
