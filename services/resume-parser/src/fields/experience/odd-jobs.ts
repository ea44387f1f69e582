import type { Header } from './job-at.js';
import { sectionOf as sectionNamed } from '../../lexicon/section-words.js';
import {
  beginsWithRole,
  labelsResults,
  namesCompany,
  namesRole,
  seemsRole,
} from '../../lexicon/job-words.js';

/** In points; entries of one kind begin at one edge. */
const INDENT = 8;
/** Fewer jobs do not show how a document prints them. */
const MIN_WHOLE = 2;
const ALONE = /freelanc|aut[ôo]nom|dom[ée]stic|conta pr[óo]pria|self[ -]employed/i;

/** Without what stands among the jobs and is printed otherwise: a project, a result or a course with years of its own. */
export function withoutOddOnes(all: Header[]): Header[] {
  const headers = all.filter((header) => !isHeading(header));
  const whole = headers.filter(({ titles, labelled }) => titles.length > 1 || labelled.length > 1);
  if (whole.length < MIN_WHOLE) return headers;
  const edge = Math.min(...whole.map(edgeOf));
  const areBold = whole.every(isBold);
  const areItems = whole.some(isItem);
  const [main] = whole;
  const ofMain = whole.filter((header) => main && sectionOf(header) === sectionOf(main));
  const areRoles = ofMain.every(namesTrade);
  const areFirst = ofMain.every(({ titles: [first = ''] }) => isTrade(first));
  return headers.filter((header) => {
    const [title = '', ...others] = header.titles;
    // 'Soil chemistry, University of Calder' under 'Teaching': below another heading, a job has a position.
    if (
      areRoles &&
      main &&
      header.labelled.length === 0 &&
      sectionOf(header) !== sectionOf(main) &&
      !(areFirst ? isTrade(title) : namesTrade(header)) &&
      !(others.length === 0 && namesCompany(title) && IN_CAPITALS.test(title))
    )
      return false;
    if (others.length > 0 || header.labelled.length > 0 || whole.includes(header)) return true;
    // A course taught under a heading of its own is no job.
    if (
      main &&
      sectionOf(header) !== sectionOf(main) &&
      !(beginsWithRole(title) || namesCompany(title)) &&
      !ALONE.test(title)
    )
      return false;
    if (namesRole(title) || seemsRole(title)) return true;
    const isIndented = edgeOf(header) > edge + INDENT;
    if (namesCompany(title) && !isIndented) return true;
    return !((isItem(header) && !areItems) || isIndented || (areBold && !isBold(header)));
  });
}

/** 'Selected results   2019 – 2021', 'Projects (2020)': a heading with its years. */
function isHeading({ titles: [title = '', ...others], labelled }: Header): boolean {
  if (others.length > 0 || labelled.length > 0 || namesRole(title)) return false;
  const section = sectionNamed(title);
  return labelsResults(`${title}: .`) || (section !== undefined && section !== 'experience');
}

/** 'Defensoria Pública do Agreste', not 'Soil chemistry'. */
const IN_CAPITALS = /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|d[aeo]s?|e|of|the|and|for|&))*$/u;
/** 'BIO2040 Mosses and ferns': the code of a course. */
const COURSE_CODE = /^\p{Lu}{2,5}[ -]?\d{2,5}(?!\p{L})/u;
const isTrade = (title: string) =>
  !COURSE_CODE.test(title) && (namesRole(title) || seemsRole(title) || ALONE.test(title));
const namesTrade = ({ titles }: Header) => titles.some(isTrade);

const ownUnits = ({ units, from, start }: Header) => units.slice(from, start + 1);
const edgeOf = ({ units, from, next }: Header) =>
  Math.min(...units.slice(from, next).map(({ line }) => line.x0));
const isBold = (header: Header) =>
  ownUnits(header).some(({ bold, line }) => bold || line.fragments.some((cell) => cell.bold));
const isItem = ({ units, start }: Header) => units[start]?.isItem === true;

/** The number of headings before a job. */
export const sectionOf = ({ units, start }: Header): number | undefined => units[start]?.line.section;
