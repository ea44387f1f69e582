import { withFragments } from '../../layout/text-line.js';
import { isSchool } from '../../lexicon/schools.js';
import type { Row } from './row.js';

/** 'a)', 'ii.', '(iv)' before an entry. */
const MARK = /^\(?(?:[ivx]{1,4}|[a-h])[.)](?:\s+(?=[\p{Lu}\d])|$)/u;
/** What a form prints before each school: 'Tertiary   San Pedro College', 'UG: B.Com from Fergusson College'. */
const LEVEL =
  /^(?:tertiary|secondary|elementary|primary|college|(?:junior |senior )?high school|(?:post[- ]?)?graduate|undergraduate|vocational|UG|PG)(?: (?:education|level|school|studies))?\s*:?$/iu;
const LEVEL_BEFORE = /^(?:UG|PG)\s*:\s+(?=\p{Lu})/u;
/** Fewer such lines are no list. */
const MIN_LINES = 2;

/** Lines of a section without the letters and Roman numbers that count its entries, and without the levels that a form prints before its schools. */
export function withoutRowMarks(lines: Row[]): Row[] {
  return without(
    without(lines, MARK, () => true),
    LEVEL,
    isSchool,
  ).map((line) => ({
    ...line,
    text: line.text.replace(LEVEL_BEFORE, ''),
  }));
}

function without(lines: Row[], mark: RegExp, fits: (rest: string) => boolean): Row[] {
  const bare = lines.map((line) => withoutMark(line, mark));
  const marked = bare.filter((line, at) => line !== lines[at] && fits(line.text)).length;
  return marked < MIN_LINES ? lines : bare.map((line, at) => (fits(line.text) ? line : (lines[at] ?? line)));
}

function withoutMark(line: Row, mark: RegExp): Row {
  const [first, ...others] = line.fragments;
  if (!first || !mark.test(first.text)) return line;
  const rest = first.text.replace(mark, '');
  if (rest !== '') return { ...line, text: line.text.replace(mark, '') };
  return others.length > 0 ? withFragments(line, others) : line;
}
