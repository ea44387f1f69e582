import { normalDate } from '../src/lexicon/entry-dates.js';
import { parseResume } from '../src/parse-resume.js';
import type { ParsedResume } from '../src/resume.js';
import { ADDRESSES, RUNNING_LINES } from './habits/addresses.js';
import { FURTHER_COLUMNS } from './habits/columns-further.js';
import { DETAILS } from './habits/details.js';
import { DRAWN } from './habits/drawn.js';
import { ABROAD, STUDIED_ABROAD } from './habits/english.js';
import { ASIDES } from './habits/asides.js';
import { FAR_ENTRIES } from './habits/far-entries.js';
import { FURTHER_FAR_HOMES } from './habits/far-homes-further.js';
import { FAR_HOMES } from './habits/far-homes.js';
import { FAR_LISTS } from './habits/far-lists.js';
import { FAR_NAMES } from './habits/far-names.js';
import { FURTHER_KINDS } from './habits/blind-kinds.js';
import { BELIEVED_FORMS } from './habits/believed-forms.js';
import { BELIEVED_HEADS } from './habits/believed-heads.js';
import { BELIEVED_JOBS } from './habits/believed-jobs.js';
import { BELIEVED_STUDIES } from './habits/believed-studies.js';
import { FURTHER_FIFTH_LOT } from './habits/fifth-lot-further.js';
import { FIFTH_LOT } from './habits/fifth-lot.js';
import { EIGHTH_LOT_TITLES } from './habits/eighth-lot-titles.js';
import { EIGHTH_LOT } from './habits/eighth-lot.js';
import { BOUNDARIES } from './habits/boundaries.js';
import { CARDS } from './habits/cards.js';
import { EVIDENCE } from './habits/evidence.js';
import { EXPORTS } from './habits/exports.js';
import { BARS, LETTERS, UNREADABLE } from './habits/glyphs.js';
import { GRADES } from './habits/grades.js';
import { FORMS_OF_ENTRIES } from './habits/forms-of-entries.js';
import { FORMS_OF_PAGES } from './habits/forms-of-pages.js';
import { FORMS_OF_HEADS } from './habits/forms-of-heads.js';
import { FOURTH_LOT_FORMS } from './habits/fourth-lot-forms.js';
import { FOURTH_LOT_HEADS } from './habits/fourth-lot-heads.js';
import type { Habit } from './habits/habit.js';
import { HEADINGS } from './habits/headings.js';
import { COURSES_WORLDWIDE, HEADS_WORLDWIDE } from './habits/heads-worldwide.js';
import { HOMES, HOMES_ABROAD } from './habits/homes.js';
import { INVENTED_JOBS } from './habits/invented-jobs.js';
import { INVENTED_STUDIES } from './habits/invented-studies.js';
import { JOBS } from './habits/jobs.js';
import { FURTHER_LAYOUTS } from './habits/layouts-further.js';
import { LAYOUTS, SCHOOL_LAYOUTS } from './habits/layouts.js';
import { MARGINS } from './habits/margins.js';
import { MATTERS } from './habits/matters.js';
import { NAMES } from './habits/names.js';
import { FURTHER_NATIONS } from './habits/nations-further.js';
import { HEADS_OF_NATIONS } from './habits/nations-heads.js';
import { JOBS_OF_NATIONS } from './habits/nations-jobs.js';
import { NATIONS } from './habits/nations.js';
import { NINTH_LOT } from './habits/ninth-lot.js';
import { NO_ENTRIES } from './habits/no-entries.js';
import { OUTSIDE_TEMPLATES } from './habits/outside-templates.js';
import { PAGE_HEADS } from './habits/page-heads.js';
import { PERIODS } from './habits/periods.js';
import { PERSONS } from './habits/persons.js';
import { PUBLISHED_ENTRIES } from './habits/published-entries.js';
import { PUBLISHED_HEADS } from './habits/published-heads.js';
import { REACHED } from './habits/reached.js';
import { SECTIONS_ALIKE } from './habits/sections-alike.js';
import { SECTION_NAMES } from './habits/section-names.js';
import { SEVENTH_LOT } from './habits/seventh-lot.js';
import { SIXTH_LOT } from './habits/sixth-lot.js';
import { STAYS } from './habits/stays.js';
import { STUDIES_ALIKE } from './habits/studies-alike.js';
import { STUDIES } from './habits/studies.js';
import { STUDY_NOTES } from './habits/study-notes.js';
import { STUDY_BOUNDARIES } from './habits/study-boundaries.js';
import { STUDY_LINES } from './habits/study-lines.js';
import { TENTH_LOT } from './habits/tenth-lot.js';
import { THIRD_LOT_KINDS } from './habits/third-lot-kinds.js';
import { THIRD_LOT_PAGES } from './habits/third-lot-pages.js';
import { TIMELINES } from './habits/timelines.js';
import { TOLD } from './habits/told.js';
import { TOLD_STUDIES } from './habits/told-studies.js';
import { SENTENCES, UNLISTED } from './habits/unlisted.js';

const KINDS: Record<string, Habit[]> = {
  'the periods of jobs': PERIODS,
  'what is ticked, denied or planned': STUDIES,
  'an e-mail address': ADDRESSES,
  'running headers and footers': RUNNING_LINES,
  'text on a bar': BARS,
  'odd letters': LETTERS,
  'further columns': FURTHER_COLUMNS,
  'the layout of jobs': JOBS,
  'where the parts of a job stand': LAYOUTS,
  'where the parts of a study stand': SCHOOL_LAYOUTS,
  'jobs and studies of one document': FURTHER_LAYOUTS,
  'jobs and studies without a template': TOLD,
  'the name and the place': NAMES,
  'where somebody lives abroad': ABROAD,
  'what somebody studied abroad': STUDIED_ABROAD,
  'headings and what is printed like them': HEADINGS,
  'where somebody lives': HOMES,
  'another address abroad': HOMES_ABROAD,
  'the name and the level': PERSONS,
  'where the dates of a stay stand': STAYS,
  'what a line of studies holds': STUDY_LINES,
  'what a section is called': SECTION_NAMES,
  'what portals and forms make of a résumé': EXPORTS,
  'headings, dates and labels in a margin': MARGINS,
  'what stands around the jobs': MATTERS,
  'words that no list holds': UNLISTED,
  'jobs that sentences tell': SENTENCES,
  'studies that are told, and exams': TOLD_STUDIES,
  'what another lot showed': FURTHER_KINDS,
  'years, grades and towns abroad': GRADES,
  'broken margins, drawn bullets and tables': DRAWN,
  'what seems to be a job, or part of another': ASIDES,
  'lines of studies with unusual words and places': STUDY_NOTES,
  'cards side by side, and tables with high rows': CARDS,
  'homes, telephones and courses at unusual places': DETAILS,
  'where one job ends and another begins': BOUNDARIES,
  'where one study ends and another begins': STUDY_BOUNDARIES,
  'names, telephones and homes in unusual forms': REACHED,
  'homes and telephones of other countries': FAR_HOMES,
  'further homes of other countries': FURTHER_FAR_HOMES,
  'names of other countries': FAR_NAMES,
  'titles with commas, and what is no entry': FAR_ENTRIES,
  'studies, jobs and lists of other countries': FAR_LISTS,
  'timelines, and columns of exports': TIMELINES,
  'heads whose parts stand side by side': PAGE_HEADS,
  'heads of published layouts': PUBLISHED_HEADS,
  'jobs and studies of published layouts': PUBLISHED_ENTRIES,
  'forms, themes and exports of other authors': OUTSIDE_TEMPLATES,
  'how programs and portals print the entries': [...FORMS_OF_ENTRIES, ...FORMS_OF_PAGES],
  'sections whose entries are printed alike': [...SECTIONS_ALIKE, ...STUDIES_ALIKE],
  'heads of many countries': HEADS_WORLDWIDE,
  'courses of many countries': COURSES_WORLDWIDE,
  'what is no entry': NO_ENTRIES,
  'what a third lot showed': [...THIRD_LOT_KINDS, ...THIRD_LOT_PAGES],
  'forms of a fourth lot': FOURTH_LOT_FORMS,
  'heads of a fourth lot': FOURTH_LOT_HEADS,
  'how programs and portals print the head': FORMS_OF_HEADS,
  'what must be believed of an entry': [...BELIEVED_JOBS, ...BELIEVED_FORMS, ...BELIEVED_STUDIES],
  'homes in the words of several countries': BELIEVED_HEADS,
  'what a fifth lot showed': [...FIFTH_LOT, ...FURTHER_FIFTH_LOT],
  'degrees as a sixth lot prints them': SIXTH_LOT,
  'what describes an entry and is none': [...INVENTED_JOBS, ...INVENTED_STUDIES],
  'what a seventh lot showed': SEVENTH_LOT,
  'what an eighth lot showed': [...EIGHTH_LOT, ...EIGHTH_LOT_TITLES],
  'what a ninth lot showed': NINTH_LOT,
  'what a tenth lot showed': TENTH_LOT,
  'forms of several countries': [...NATIONS, ...FURTHER_NATIONS, ...JOBS_OF_NATIONS, ...HEADS_OF_NATIONS],
  'what there must be of an entry': EVIDENCE,
  'nothing to read': UNREADABLE,
};

/** What a habit states, and the same of what was read. */
function compared(habit: Habit, read: ParsedResume): [stated: object, read: object] {
  const { fields = {}, jobs, degrees, schools, hiddenText, kind, nowhere = [] } = habit;
  const text = [
    read.fields.experienceSummary,
    ...read.experiences.map(({ description }) => description),
  ].join('\n');
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return [
    { fields, jobs, degrees, schools, hiddenText, kind, found: [] },
    {
      fields: Object.fromEntries(names.map((name) => [name, read.fields[name]])),
      jobs: jobs && read.experiences.map(jobText),
      degrees: degrees && read.education.map(({ level }) => level),
      schools: schools && read.education.map(schoolText),
      hiddenText: hiddenText === undefined ? undefined : read.hiddenText,
      kind: kind && read.kind,
      found: nowhere.filter((part) => text.includes(part)),
    },
  ];
}

function jobText({
  position,
  company,
  startDate,
  endDate,
  isCurrent,
}: ParsedResume['experiences'][number]): string {
  return [position, company, normalDate(startDate), isCurrent ? 'now' : normalDate(endDate)].join(' | ');
}

function schoolText({ degree, institution, startDate, endDate }: ParsedResume['education'][number]): string {
  return [degree, institution, normalDate(startDate), normalDate(endDate)].join(' | ');
}

describe.each(Object.entries(KINDS))('%s', (_kind, habits) => {
  it.each(habits)('$name', async (habit) => {
    const [stated, read] = compared(habit, await parseResume(habit.pdf()));
    expect(read).toEqual(stated);
  });
});
