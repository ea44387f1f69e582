import { greatest } from './layout/greatest.js';
import type { ZonedLine } from './layout/zoned-line.js';
import type { Evidence, Found, RuleHit } from './resume.js';

/**
 * A rule of the parser. Rules stand in tables: a rule gives points to a candidate for a value, or finds one. Each names
 * an example for which it holds, and the document that asked for it; test/rules.spec.ts checks both.
 */
export interface Rule<Subject> extends RuleInfo<Subject> {
  test: (subject: Subject) => boolean;
}

/** A rule that finds candidates instead of judging them. */
export interface Finder<Subject, Value> extends RuleInfo<Subject> {
  find: (subject: Subject) => Value;
}

interface RuleInfo<Subject> {
  /** Unique in its table; `npm run eval:resumes -- <file> --explain` prints it. */
  name: string;
  /** Points for the candidate; negative ones speak against it. A function where the points follow a measure. */
  weight: number | ((subject: Subject) => number);
  example: Example;
  /** The document of test/fixtures that asked for the rule; without one, no document needs it yet, only the example. */
  fixture?: string;
}

/** A résumé in plain lines; test/plain-lines.ts describes its marks for large and bold lines, tab stops and pages. */
export type Example = string | { text: string; links?: string[]; properties?: string[] };

export interface Judgement {
  score: number;
  rules: RuleHit[];
}

/** Adds up the points of all rules that hold. */
export function judge<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Judgement {
  const judgement: Judgement = { score: 0, rules: [] };
  for (const rule of rules) {
    if (!rule.test(subject)) continue;
    const points = pointsOf(rule, subject);
    judgement.score += points;
    judgement.rules.push({ rule: rule.name, points });
  }
  return judgement;
}

export function pointsOf<Subject>(rule: RuleInfo<Subject>, subject: Subject): number {
  return typeof rule.weight === 'number' ? rule.weight : rule.weight(subject);
}

/** A value that a finder has found; the line is that of the document, undefined where it stands behind a link. */
export interface Stated {
  value: string;
  line: ZonedLine | undefined;
  rules?: RuleHit[] | undefined;
}

/** What the first finder finds that finds anything; its weight is the confidence. */
export function firstFound<Subject>(
  finders: readonly Finder<Subject, Stated | undefined>[],
  subject: Subject,
): Found | undefined {
  for (const finder of finders) {
    const stated = finder.find(subject);
    if (!stated) continue;
    const points = pointsOf(finder, subject);
    const rules = [{ rule: finder.name, points }, ...(stated.rules ?? [])];
    return { value: stated.value, confidence: points, evidence: evidenceAt(stated.line, rules) };
  }
  return undefined;
}

/** The first of the candidates with the highest score. */
export const best = <Candidate extends { score: number }>(
  candidates: readonly Candidate[],
): Candidate | undefined => greatest(candidates, ({ score }) => score);

export function evidenceAt(
  line: { page: number; text: string } | undefined,
  rules: readonly RuleHit[],
): Evidence {
  return { rules: [...rules], page: line ? line.page + 1 : 0, line: line?.text ?? '' };
}
