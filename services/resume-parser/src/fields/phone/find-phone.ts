import type { ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import type { Found } from '../../resume.js';
import { best, evidenceAt, judge, type Judgement } from '../../rule.js';
import { labelAbove, phonesIn, withWholePhone } from './phone-candidates.js';
import { formatPhone } from './phone-number.js';
import { PHONE_RULES } from './phone-rules.js';

interface PhoneCandidate extends Judgement {
  printed: string;
  line: ZonedLine;
}

/** A candidate with fewer points is some other number. */
const MIN_SCORE = 1.4;
const LINK_CONFIDENCE = 0.5;

export function findPhone(document: ResumeDocument): Found | undefined {
  const linked = phoneLinks(document.links);
  const found = best(document.lines.flatMap((_, index) => candidatesAt(document, index, linked)));
  if (found && found.score >= MIN_SCORE)
    return {
      value: formatPhone(found.printed),
      confidence: Math.min(0.98, 0.5 + found.score * 0.06),
      evidence: evidenceAt(found.line, found.rules),
    };
  return onlyLinked(linked);
}

function phoneLinks(links: string[]): string[] {
  return links.map(
    (link) =>
      /^(?:tel:|https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\?phone=)\/?)(.+)$/i
        .exec(link)?.[1]
        ?.replace(/\D/g, '') ?? '',
  );
}

function candidatesAt(
  { lines, language }: ResumeDocument,
  index: number,
  linked: string[],
): PhoneCandidate[] {
  const own = lines[index];
  if (!own) return [];
  const line = withWholePhone(own, lines[index + 1]);
  return phonesIn(line, labelAbove(lines, index)).map((phone) => ({
    printed: phone.printed,
    line,
    ...judge(PHONE_RULES, { ...phone, line, index, linked, language }),
  }));
}

function onlyLinked(linked: string[]): Found | undefined {
  const digits = linked.find((link) => link.length >= 10 && link.length <= 15);
  if (digits === undefined) return undefined;
  const rules = [{ rule: 'only behind a link', points: LINK_CONFIDENCE }];
  return {
    value: formatPhone(`+${digits}`.replace(/^\+(?!55)/, '')),
    confidence: LINK_CONFIDENCE,
    evidence: evidenceAt(undefined, rules),
  };
}
