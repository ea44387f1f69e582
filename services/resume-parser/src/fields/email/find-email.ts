import type { ResumeDocument } from '../../layout/resume-document.js';
import type { ZonedLine } from '../../layout/zoned-line.js';
import type { Found } from '../../resume.js';
import { best, evidenceAt, judge, type Judgement } from '../../rule.js';
import { readingsOf, SEVERAL_LINES, type Reading } from './address-readings.js';
import { ADDRESS, tidyAddress } from './address-text.js';
import { EMAIL_RULES } from './email-rules.js';
import { isWholeAddress } from './whole-address.js';

interface EmailCandidate extends Judgement {
  address: string;
  line: ZonedLine;
}

/** Below this score an address belongs to a referee or an employer. */
const MIN_SCORE = -2;
/** The confidence in an address that only a link holds: the page does not show it. */
const LINK_CONFIDENCE = 0.55;

export function findEmail(document: ResumeDocument): Found | undefined {
  const linked = mailLinks(document.links);
  const found = best(
    document.lines.flatMap((line, index) =>
      readingsOf(line, document.lines, index).flatMap((reading) =>
        candidatesOf(line, index, reading, linked),
      ),
    ),
  );
  if (found && found.score > MIN_SCORE)
    return {
      value: found.address.toLowerCase(),
      confidence: Math.min(0.99, 0.75 + found.score * 0.04),
      evidence: evidenceAt(found.line, found.rules),
    };
  const [only] = linked;
  if (!only) return undefined;
  const rules = [{ rule: 'only behind a link', points: LINK_CONFIDENCE }];
  return { value: only.toLowerCase(), confidence: LINK_CONFIDENCE, evidence: evidenceAt(undefined, rules) };
}

function mailLinks(links: string[]): string[] {
  return links
    .map((link) => /^mailto:([^?]+)/i.exec(link)?.[1]?.trim() ?? '')
    .filter((address) => /^\S+@\S+\.\S+$/.test(address));
}

function candidatesOf(line: ZonedLine, index: number, reading: Reading, linked: string[]): EmailCandidate[] {
  return addressesIn(reading).map((address) => ({
    address: completedByLink(address, linked),
    line,
    ...judge(EMAIL_RULES, { line, index, address, linked, joined: reading.joined }),
  }));
}

function addressesIn({ text, joined }: Reading): string[] {
  if (joined === SEVERAL_LINES) return [text];
  return [...text.matchAll(ADDRESS)]
    .filter((match) => isWholeAddress(text, match.index, match[0]))
    .map((match) => tidyAddress(match[0]))
    .filter((address) => /^[^@]+@[^@]+\.[A-Za-z]{2,}$/.test(address));
}

/** A link that holds the same address and more of it: a line break cut the printed one. */
function completedByLink(address: string, linked: string[]): string {
  const lower = address.toLowerCase();
  return (
    linked.find(
      (link) =>
        link.length > address.length &&
        link.length < address.length * 3 &&
        (link.toLowerCase().endsWith(lower) || link.toLowerCase().startsWith(lower)),
    ) ?? address
  );
}
