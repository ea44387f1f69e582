import { normalDate } from '../../entry-dates.js';

interface Stay {
  startDate: string;
  endDate: string;
  isCurrent: boolean;
}

/** The dates of a part lie within those of a longer stay, as far as both are stated. */
export function isWithinStay(part: Stay, stay: Stay): boolean {
  const [from, to] = [normalDate(part.startDate), normalDate(part.endDate || part.startDate)];
  const [first, last] = [normalDate(stay.startDate), normalDate(stay.endDate)];
  if (from === '' || first === '' || (last === '' && !stay.isCurrent)) return false;
  const isBehindStart = from.slice(0, first.length) >= first.slice(0, from.length);
  const isBeforeEnd =
    stay.isCurrent || (!part.isCurrent && to.slice(0, last.length) <= last.slice(0, to.length));
  const isSame = from === first && to === last && part.isCurrent === stay.isCurrent;
  return isBehindStart && isBeforeEnd && !isSame;
}
