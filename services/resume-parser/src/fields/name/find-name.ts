import type { ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import type { Found } from '../../resume.js';
import { best, evidenceAt, judge, pointsOf, type Judgement } from '../../rule.js';
import { PRINTED_NAMES, STATED_NAMES, type NameFinder } from './name-finders.js';
import type { NamePlace } from './name-place.js';
import { NAME_RULES, nameWords } from './name-rules.js';
import { capitalised, nameIn, properCase } from './name-text.js';

export interface FoundName {
  firstName: Found;
  lastName: Found;
  full: string;
}

interface NameCandidate extends Judgement {
  name: string;
  line: ZonedLine;
}

/** A candidate with fewer points is some other text in title case. */
const MIN_SCORE = 5;
/** A name that nothing introduces stands on the first page, among its first lines. */
const LAST_PRINTED_LINE = 120;

export function findName(document: ResumeDocument, email: string | undefined): FoundName | undefined {
  const found = best(document.lines.flatMap((line, index) => candidatesAt({ document, line, index, email })));
  if (!found || found.score < MIN_SCORE) return undefined;
  const [first = '', ...rest] = properCase(found.name).split(' ');
  const confidence = Math.min(0.98, 0.45 + found.score * 0.03);
  const evidence = evidenceAt(found.line, found.rules);
  return {
    firstName: { value: first, confidence, evidence },
    lastName: { value: rest.join(' '), confidence: rest.length > 0 ? confidence : 0, evidence },
    full: [first, ...rest].join(' '),
  };
}

function candidatesAt(place: NamePlace): NameCandidate[] {
  const isEarly = place.line.page === 0 && place.index <= LAST_PRINTED_LINE;
  const finders = isEarly ? [...STATED_NAMES, ...PRINTED_NAMES] : STATED_NAMES;
  return finders.flatMap((finder) =>
    finder.find(place).flatMap((text) => candidateOf(place, finder, text) ?? []),
  );
}

function candidateOf(place: NamePlace, finder: NameFinder, text: string): NameCandidate | undefined {
  const { document, line, email } = place;
  const mayBeSingle = finder.mayBeSingle || line.size > document.bodySize * 1.4;
  const name = nameIn(
    line.size > document.bodySize * 1.6 ? capitalised(text, email) : text,
    mayBeSingle,
    email,
  );
  if (name === undefined) return undefined;
  const ratio = line.size / Math.max(1, document.bodySize);
  const { score, rules } = judge(NAME_RULES, { ...place, words: nameWords(name), ratio });
  const points = pointsOf(finder, place);
  return { name, line, score: score + points, rules: [...rules, { rule: finder.name, points }] };
}
