import { normalDate, yearOf } from '../../lexicon/entry-dates.js';
import type { Period } from '../../lexicon/period.js';

/** The dates of a part lie within those of a longer stay, as far as both are stated. */
export function isWithinStay(part: Period, stay: Period): boolean {
  const [from, to] = [normalDate(part.start), normalDate(part.end || part.start)];
  const [first, last] = [normalDate(stay.start), normalDate(stay.end)];
  if (from === '' || first === '' || (last === '' && !stay.isCurrent)) return false;
  const isBehindStart = from.slice(0, first.length) >= first.slice(0, from.length);
  const isBeforeEnd =
    stay.isCurrent || (!part.isCurrent && to.slice(0, last.length) <= last.slice(0, to.length));
  const isSame = from === first && to === last && part.isCurrent === stay.isCurrent;
  return isBehindStart && isBeforeEnd && !isSame;
}

/** The same by years alone: a printed stay of years with parts whose months are stated, as long as the stay or shorter. */
export const isWithinYears = (part: Period, stay: Period): boolean =>
  yearOf(part.start) >= yearOf(stay.start) &&
  (stay.isCurrent || (!part.isCurrent && yearOf(part.end) <= yearOf(stay.end)));
