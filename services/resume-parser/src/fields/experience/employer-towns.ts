import { isSchool } from '../../lexicon/schools.js';
import { withoutPlace } from '../entries/places.js';
import type { Header } from './job-at.js';
import { beginsLikeEmployer, namesCompany, namesRole, seemsRole } from '../../lexicon/job-words.js';

/** 'Varnholt Castings, Bielsko-Biała' */
const WITH_TOWN =
  /^(\p{L}[^,]{2,60}),\s(\p{Lu}[\p{L}'’-]{2,20}(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}'’-]{2,20}){0,3})$/u;
/** Fewer jobs do not show how a section prints its employers. */
const MIN_JOBS = 2;

/**
 * Without the towns behind the employers that no list knows: the jobs of a section are printed alike, so where behind each employer
 * stands a known town or one short name, that name is a town too.
 */
export function withoutUnknownTowns(headers: Header[]): Header[] {
  const whole = headers.filter(({ titles }) => titles.length > 1);
  const unknown = whole.filter(({ titles }) => titles.some((title) => townBehind(title) !== undefined));
  const areAlike = whole.every((header) => unknown.includes(header) || hasKnownTown(header));
  if (whole.length < MIN_JOBS || unknown.length === 0 || !areAlike) return headers;
  return headers.map((header) => ({
    ...header,
    titles: header.titles.map((title) => townBehind(title) ?? title),
  }));
}

/** The employer before a name that may be a town. */
function townBehind(title: string): string | undefined {
  const [, employer = '', town = ''] = WITH_TOWN.exec(title) ?? [];
  const isTown =
    town !== '' &&
    ![namesRole, seemsRole, namesCompany, beginsLikeEmployer, isSchool].some((test) => test(town)) &&
    (namesCompany(employer) || !namesRole(employer));
  return isTown ? employer : undefined;
}

/** A place stood behind a title on one of the lines above the text of the job. */
const hasKnownTown = ({ units, from, next }: Header) =>
  units
    .slice(from, next)
    .flatMap(({ text }) => text.split(/\s[–—|·]\s|\s{3,}/))
    .some((part) => withoutPlace(part) !== part.trim());
