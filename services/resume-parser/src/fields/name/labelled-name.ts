import type { NamePlace } from './name-place.js';

const GIVEN =
  /(?:^|\s{3,}|[|;]\s*)(?:first|given|other|christian|fore)\s?names?(?:\(s\))?\s*(?:[:–-]\s*|\s{3,})([^|;:]{2,40}?)(?=\s{3,}|\s*[|;]|$)/i;
const MIDDLE = /(?:^|\s{3,}|[|;]\s*)middle names?\s*(?:[:–-]\s*|\s{3,})([^|;:]{2,40}?)(?=\s{3,}|\s*[|;]|$)/i;
const FAMILY =
  /(?:^|\s{3,}|[|;]\s*)(?:surname|last name|family name)(?:\(s\))?\s*(?:[:–-]\s*|\s{3,})([^|;:]{2,40}?)(?=\s{3,}|\s*[|;]|$)/i;
const MAX_LINES = 3;

/** 'SURNAME: Ogbonnaya' over or under 'OTHER NAMES: Ngozi Adaeze', as one name. */
export function nameOfForm({ document, line, index }: NamePlace): string[] {
  const given = GIVEN.exec(line.text)?.[1];
  if (given === undefined || line.zone === 'references') return [];
  const near = document.lines
    .slice(Math.max(0, index - MAX_LINES), index + MAX_LINES + 1)
    .filter(({ page }) => page === line.page);
  const valueOf = (pattern: RegExp) => near.flatMap(({ text }) => pattern.exec(text)?.[1]?.trim() ?? [])[0];
  const family = valueOf(FAMILY);
  return family === undefined
    ? []
    : [[given.trim(), valueOf(MIDDLE), family].filter((part) => part !== undefined).join(' ')];
}
