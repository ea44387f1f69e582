import type { ZonedLine } from '../../layout/zoned-line.js';
import { periodIn, withoutPeriod } from '../../lexicon/period.js';
import { withoutBullet } from '../../lexicon/text.js';
import type { ResumeExperience } from '../../resume.js';
import { evidenceAt, type Evidence, type RuleHit } from '../../rule.js';
import { isTitle, titleParts } from './job-titles.js';
import { isLabelledTitle, isTitleLabel, namesRole } from './job-words.js';
import {
  COMPANY_FINDERS,
  POSITION_FINDERS,
  type PositionFeatures,
  type TitleFinder,
} from './position-rules.js';

export interface FoundJob {
  job: ResumeExperience;
  evidence: Evidence;
}

/** The lines of one job: from its first title to the first title of the next. */
export interface JobLines {
  lines: ZonedLine[];
  from: number;
  /** The line with the period. */
  start: number;
  end: number;
}

/** 'Em 2003 fui arquiteta da Fundarpe': a role and where it was held. */
const SENTENCE =
  /\b(?:como|fui|sou|era|was|am|as)\s+(?:an?\s+|uma?\s+)?(\p{Ll}[\p{L} -]{3,50}?)\s+(?:n[ao]s?|d[ao]s?|em|pel[ao]|at|for)\s+(\p{Lu}[\p{L}.&'-]*(?:\s+(?:d[aeo]s?|e|&|\p{Lu}[\p{L}.&'-]*))*)/u;
/** 'Gerente Comercial: carteira de 140 produtores'. */
const LEADING_ROLE = /^([^:.;]{3,50}):\s/;
const ACTIVITIES = /^(?:principais )?atividades\s*:\s*/i;
/** Titles that may stand under the line with the period. */
const MAX_TITLES_BELOW = 2;
const MAX_DESCRIPTION_LENGTH = 2_000;

export function jobAt(section: JobLines): FoundJob {
  const { lines, start } = section;
  const line = lines[start];
  const { titles, next } = titlesOf(section);
  const features = { titles: withRole(section, next, inSentence(line?.text ?? '') ?? titles) };
  const position = firstNamed(POSITION_FINDERS, features);
  const company = firstNamed(COMPANY_FINDERS, features);
  const period = periodIn(line?.text ?? '');
  return {
    job: {
      position: position.value,
      company: company.value,
      startDate: period?.start ?? '',
      endDate: period?.end ?? '',
      isCurrent: period?.isCurrent ?? false,
      description: descriptionOf(lines.slice(next, section.end)),
    },
    evidence: evidenceAt(line, [...position.rules, ...company.rules]),
  };
}

/** The titles above the period, beside it and under it; `next` is the line behind the last of them. */
function titlesOf({ lines, from, start, end }: JobLines): { titles: string[]; next: number } {
  const above = lines.slice(from, start).flatMap((line) => titleParts(line.text));
  const titles = [...above, ...titleParts(withoutPeriod(withoutBullet(lines[start]?.text ?? '')))];
  let next = start + 1;
  while (next < end && next <= start + MAX_TITLES_BELOW && isTitle(lines[next], lines)) {
    const text = lines[next]?.text ?? '';
    if ((titles.length > 1 && !isTitleLabel(text)) || beginsWithActivity(text)) break;
    titles.push(...titleParts(text));
    next += 1;
  }
  return { titles, next };
}

function beginsWithActivity(text: string): boolean {
  const bare = withoutBullet(text);
  return LEADING_ROLE.test(bare) && !isLabelledTitle(bare);
}

function inSentence(text: string): string[] | undefined {
  const [, role, company] = SENTENCE.exec(text) ?? [];
  return role && company && namesRole(role) ? [role, company.replace(/\.$/, '')] : undefined;
}

/** The role that opens the description, where no title names one. */
function withRole({ lines, end }: JobLines, next: number, titles: string[]): string[] {
  if (next >= end || titles.some(namesRole)) return titles;
  const role = LEADING_ROLE.exec(withoutBullet(lines[next]?.text ?? ''))?.[1];
  return role && namesRole(role) ? [...titles.slice(0, 1), role] : titles;
}

function firstNamed(finders: TitleFinder[], features: PositionFeatures): { value: string; rules: RuleHit[] } {
  for (const { name, find } of finders) {
    const found = find(features);
    if (found) return { value: found.value, rules: [{ rule: name, points: 0 }, ...(found.rules ?? [])] };
  }
  return { value: '', rules: [] };
}

function descriptionOf(lines: ZonedLine[]): string {
  return lines
    .map((line) => withoutBullet(line.text).replace(ACTIVITIES, '').replace(/\s+/g, ' '))
    .join('\n')
    .slice(0, MAX_DESCRIPTION_LENGTH);
}
