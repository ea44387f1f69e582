import { isInProgress } from '../../lexicon/education-level.js';
import type { Period } from '../../lexicon/period.js';
import { withoutBullet } from '../../lexicon/text.js';
import { takeDate } from '../entries/entry-period.js';
import type { Unit } from '../entries/units.js';

/** The dates of a line about studies, and the line without them. */
export function datesOf(unit: Unit): { period: Period | undefined; rest: string } {
  if (unit.period) return { period: unit.period, rest: unit.text };
  const full = withoutBullet(unit.full);
  const planned =
    /[,(·|–-]?\s*\(?(?:(?:com )?previs[ãa]o|previsto|expected|anticipated|t[ée]rmino|conclus[ãa]o|conclu[íi]d[oa]|conclu[íi](?=\s)|terminei|finalizei|completei|(?:me )?formei|formad[oa]|graduated)[^\d]{0,40}?((?:\p{L}{3,9}\.?\s*(?:de\s+|\/\s*)?)?(?:\d{1,2}\/)*(?:19|20)\d{2}(?:\.\d)?)\)?/iu.exec(
      full.slice(0, 300),
    );
  if (planned?.[1]) {
    const rest = `${full.slice(0, planned.index)}   ${full.slice(planned.index + planned[0].length)}`;
    return { period: { start: '', end: dateOf(planned[1]), isCurrent: false }, rest };
  }
  const head = /^((?:\d{1,2}\/)?(?:19|20)\d{2})\s+(?=\p{Lu})/u.exec(full);
  if (head?.[1]) return { period: single(head[1], full), rest: full.slice(head[0].length) };
  const { period, rest } = takeDate(full);
  if (period) return { period: single(period.start, full), rest };
  const last =
    /[\s,(]((?:(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)\p{L}*\.?\s*(?:de\s+|\/\s*)?|\d{1,2}\/)?(?:19|20)\d{2})\)?\.?$/iu.exec(
      full,
    );
  if (last?.[1]) return { period: single(last[1], full), rest: full.slice(0, last.index) };
  return { period: undefined, rest: full };
}

const dateOf = (text: string) => text.replace(/^(?:em|de|para|in|for|a)\s+/i, '').trim();

/** One date is that of the degree, or the beginning of studies that go on. */
function single(date: string, text: string): Period {
  const goesOn = isInProgress(text) && !/trancad|previs|expected|incomplet/i.test(text);
  return goesOn ? { start: date, end: '', isCurrent: true } : { start: '', end: date, isCurrent: false };
}
