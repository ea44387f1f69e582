import { BRAZILIAN_STATES, internationalNumber, lookup, stateCode } from '@araucaria/contracts/domain';
import type { CandidateDetail } from '../../candidates-queries';
import { monthPart } from './month-part';
import type { Part, WantedValue, Wording } from './place-search';
import { VALUE_IDS } from './value-ids';

export type ReadCandidate = Pick<
  CandidateDetail,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'educationLevel'
  | 'educationCourse'
  | 'linkedinUrl'
  | 'portfolioUrl'
  | 'experiences'
  | 'education'
  | 'readQualifications'
>;

/** Letters between the first and the last name of a person with several, and between the parts of an address. */
const LINE_REACH = 60;

const MAX_PIECES = 8;
/** Shorter pieces of a title stand everywhere. */
const MIN_PIECE_CHARS = 4;

type Text = string | null | undefined;

/** The ways to write a text, the best first; none for an empty one. */
const part = (...wordings: Array<Text | string[]>): Part => ({
  wordings: wordings
    .map((each) => (Array.isArray(each) ? each : [each ?? '']).filter((text) => text.trim()))
    .filter(({ length }) => length > 0),
});
const numberPart = (...wordings: Array<Text | string[]>): Part => ({ ...part(...wordings), kind: 'number' });
const addressPart = (...wordings: Array<Text | string[]>): Part => ({
  ...part(...wordings),
  kind: 'address',
});

/** The values of a candidate, with the ways in which résumés write them. */
export function wantedValues(candidate: ReadCandidate): WantedValue[] {
  const { firstName, lastName, email, phone, linkedinUrl, portfolioUrl } = candidate;
  return [
    {
      id: VALUE_IDS.name,
      wordings: [
        { anchors: [part(`${firstName} ${lastName}`)] },
        // Names between the two may be left out in the form, or in the résumé.
        {
          anchors: [part(firstName.split(/\s+/)[0]), part(lastName.split(/\s+/).at(-1))],
          reach: LINE_REACH,
          needsAll: true,
        },
      ],
    },
    { id: VALUE_IDS.email, wordings: [{ anchors: [addressPart(email)] }] },
    { id: VALUE_IDS.phone, wordings: [{ anchors: [numberPart(...phoneWordings(phone))] }] },
    ...homeValues(candidate),
    { id: VALUE_IDS.studies, wordings: [studies(candidate)] },
    { id: VALUE_IDS.linkedin, wordings: [{ anchors: [addressPart(...webWordings(linkedinUrl))] }] },
    { id: VALUE_IDS.portfolio, wordings: [{ anchors: [addressPart(...webWordings(portfolioUrl))] }] },
    ...candidate.experiences.map(({ id, company, position, startDate, endDate }) => ({
      id: VALUE_IDS.experience(id),
      wordings: [entry(company, position, [startDate, endDate])],
    })),
    ...candidate.education.map(({ id, institution, degree, startDate, endDate }) => ({
      id: VALUE_IDS.education(id),
      wordings: [entry(institution, degree, [startDate, endDate])],
    })),
    ...qualifications(candidate),
  ];
}

/** Pieces of a text that may stand apart from each other. A form with hundreds of them must not slow the search down. */
const piecesOf = (text: string, divider: RegExp): string[] =>
  text
    .split(divider)
    .map((piece) => piece.trim())
    .slice(0, MAX_PIECES);

/** A job or a course. The parser may have joined what the title says from several lines. */
const entry = (place: string, title: string, days: Text[]): Wording => ({
  anchors: [part(place), part(title)],
  nearby: [
    ...piecesOf(title, /[,;(–—]| - | em /)
      .filter(({ length }) => length >= MIN_PIECE_CHARS)
      .map((piece) => part(piece)),
    ...days.map(monthPart),
  ],
});

/** With and without country code, trunk zero and area code. */
function phoneWordings(phone: string): Array<string | string[]> {
  const digits = phone.replaceAll(/\D/g, '');
  const international = internationalNumber(phone);
  if (!international?.startsWith('55')) return [digits, international ?? ''];
  const national = international.slice(2);
  return [international, `0${national}`, national, national.slice(2)];
}

/** Street and town are two values; each helps to find the other. */
function homeValues({ address, city, state, zip }: ReadCandidate): WantedValue[] {
  const [street = '', ...more] = piecesOf(address ?? '', /[,;–—\n]| - /);
  // 'R. das Flores' for 'Rua das Flores'.
  const withoutType = street.replace(/^\S+\s+/, '');
  const streetPart = part(address, street, withoutType.length > 5 ? withoutType : '');
  const zipPart = numberPart(zip);
  const cityPart = part(city);
  const code = stateCode(state ?? '');
  const statePart = part(state, [code, lookup(BRAZILIAN_STATES, code) ?? '']);
  return [
    {
      id: VALUE_IDS.address,
      wordings: [
        {
          anchors: [streetPart],
          nearby: more.map((piece) => part(piece, piece.replaceAll(/\D/g, ''))),
          hints: [zipPart, cityPart],
          reach: LINE_REACH,
        },
      ],
    },
    {
      id: VALUE_IDS.town,
      wordings: [
        { anchors: [zipPart, cityPart], nearby: [statePart], hints: [streetPart], reach: LINE_REACH },
      ],
    },
  ];
}

/** Levels are words of the form; a résumé seldom has them, and in several places. */
function studies({ educationLevel, educationCourse }: ReadCandidate): Wording {
  const level = part(educationLevel);
  return educationCourse
    ? { anchors: [part(educationCourse)], nearby: [level], reach: LINE_REACH }
    : { anchors: [level] };
}

/** The address as people print it, or only what names the person in it. */
function webWordings(url: string | null): string[] {
  const printed = (url ?? '')
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/?#]+$/, '');
  const [, ...path] = printed.split('/');
  return [printed, path.join('/'), path.at(-1) ?? ''].filter((text) => text.length > 4);
}

/** The line that the parser has read them from says where they stand, also if it names them in another language. */
function qualifications({ readQualifications }: ReadCandidate): WantedValue[] {
  const { languages = [], skills = [] } = readQualifications ?? {};
  const named = [
    ...languages.map(({ language, page, line }) => ({
      ...{ id: VALUE_IDS.language(language), text: language, page, line },
    })),
    ...skills.map(({ text, page, line }) => ({ id: VALUE_IDS.skill(text), text, page, line })),
  ];
  return named.map(({ id, text, page, line }) => ({
    id,
    page,
    wordings: [{ anchors: [part(text)], hints: [addressPart(line)] }, { anchors: [addressPart(line)] }],
  }));
}
