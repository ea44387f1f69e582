import type { ZonedLine } from '../../layout/zoned-line.js';
import { periodIn } from '../../lexicon/period.js';
import { startsWithBullet, withoutBullet } from '../../lexicon/text.js';
import { beginsWithRole, isLabelledTitle } from './job-words.js';

const PLACE =
  /^\p{Lu}[\p{L}. '-]{2,30}(?:,\s*|\s+-\s+|\/)(?:\p{Lu}{2}|\p{Lu}[\p{L}. ]{3,24})$|^(?:[Rr]emot[oe]|[Hh][íi]brid[oa]?)$/u;
const NO_TITLE =
  /^(?:de|até|a|per[íi]odo|empresa|fun[çc][ãa]o|cargo|company|position|\(?\d+\s+(?:anos?|m[eê]s(?:es)?|years?|yrs?|months?|mos?)\b.*)$/i;
/** A point behind one of these ends no sentence. */
const ABBREVIATED = /\b(?:S\.?A|Ltda|Inc|Cia|Co|Corp|Ltd|Jr|Sr)\.$/i;
const MAX_LENGTH = 90;
/** Points by which a title may be indented. */
const MARGIN = 4;

/** A line that names a position or an employer: short, at the left margin, no sentence and no item of a list. */
export function isTitle(line: ZonedLine | undefined, lines: ZonedLine[]): line is ZonedLine {
  if (!line || !isShortPhrase(line.text) || periodIn(line.text)?.start) return false;
  if (isLabelledTitle(line.text)) return true;
  const margin = Math.min(...lines.filter((other) => other.block === line.block).map((other) => other.x0));
  return line.x0 < margin + MARGIN && /^[\p{Lu}\d"“]/u.test(line.text.trim());
}

function isShortPhrase(text: string): boolean {
  return text.length <= MAX_LENGTH && !startsWithBullet(text) && !/[.;]$/.test(text.replace(ABBREVIATED, ''));
}

/** Splits 'Vendedora – Loja Sol, Serra/ES' into its parts, without the place, the duration and the head of a table. */
export function titleParts(text: string): string[] {
  const bare = withoutBullet(text);
  if (isLabelledTitle(bare)) return [bare];
  const isSmall = text === text.toLowerCase();
  return bare
    .split(/\s+[-–—|•·]\s*|\s*[|•·–—]\s+|\s{3,}|,\s+(?=\p{Lu}\p{Ll})|\s+(?:na|no|at|@)\s+(?=\p{Lu})/u)
    .flatMap((part) => partsAtCommas(part, isSmall))
    .map((part) => part.replace(/^[\s(]+|[\s(:,;–-]+$/g, '').trim())
    .filter((part) => part.length > 1 && !PLACE.test(part) && !NO_TITLE.test(part));
}

/** A role behind a comma is a part of its own, in capitals or not. */
function partsAtCommas(text: string, isSmall: boolean): string[] {
  return text.split(/,\s+/).reduce<string[]>((parts, piece) => {
    const isOwn = parts.length === 0 || isSmall || beginsWithRole(piece);
    return isOwn ? [...parts, piece] : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}, ${piece}`];
  }, []);
}
