import {
  inlineHeading,
  isQualifiedExperience,
  kindInCapitals,
  kindOfNoun,
  sectionOf,
  type SectionKind,
} from '../lexicon/section-words.js';
import { isLabel as isFormLabel } from '../lexicon/form-labels.js';
import { isTableHead } from '../lexicon/table-heads.js';
import { withoutBullet } from '../lexicon/text.js';
import { hasHeadingStyle, hasMainHeadingStyle, standsOut, type HeadingLooks } from './heading-look.js';
import { isLikeHeadings } from './likeness.js';
import { withFragments, type Line } from './text-line.js';
import { sameLook } from './unnamed-sections.js';
import type { Zone } from './zoned-line.js';

/** Words that are also sub-headings inside a job ('Resultados', 'Projetos'): there, they must look like the real headings. */
const WEAK: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'awards',
  'projects',
  'skills',
  'profile',
  'volunteer',
  'other',
  'contact',
  'objective',
  'interests',
  'courses',
  'publications',
]);

/** Sections whose text may hold 'Curso: …' or 'Idiomas: …' without ending there. */
const WITH_LABELS: ReadonlySet<Zone> = new Set<Zone>(['experience', 'projects', 'education', 'skills']);
/** Sections that begin with a label even inside those. */
const STRONG_LABELS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'education',
  'references',
  'objective',
  'experience',
]);

/** Sections that begin with a label inside those where the other headings are labels too, after a gap. */
const LABELS_LIKE_ABOVE: ReadonlySet<SectionKind> = new Set<SectionKind>(['courses', 'languages', 'skills']);
/** In line heights. */
const SECTION_GAP = 1.6;
/** In points. */
const ALIGNED = 3;

/** The section that a line begins; undefined if it is no heading. */
/** 'Cargo: Vendedora' stands in an entry, however it is printed. */
const ENTRY_LABEL =
  /^(?:empresa|empregador|cargo|fun[çc][ãa]o|per[íi]odo|institui[çc][ãa]o|curso|company|employer|position|job title|dates?)\s*:\s*\S/i;

export function headingKind(
  line: Line,
  index: number,
  zone: Zone,
  looks: HeadingLooks,
): SectionKind | undefined {
  if (ENTRY_LABEL.test(line.text)) return undefined;
  const kind = wordedHeading(line, zone, looks);
  if (kind) return kind;
  if (isLikeHeadings(line, index, looks.likeness)) return kindOfNoun(line.text) ?? 'other';
  return isUnnamedHeading(line, looks) ? 'other' : undefined;
}

function wordedHeading(line: Line, zone: Zone, looks: HeadingLooks): SectionKind | undefined {
  if (line.fragments.length > 2) return undefined;
  const kind = sectionOf(line.text) ?? kindInCapitals(line.text) ?? qualifiedKind(line, looks);
  if (kind) return isMention(line, kind, zone, looks) ? undefined : kind;
  return isOtherHeading(line, zone, looks) ? (kindOfNoun(line.text) ?? 'other') : undefined;
}

/** 'Experiência fora da área', printed like the headings that have no more than the usual words. */
function qualifiedKind(line: Line, looks: HeadingLooks): SectionKind | undefined {
  const isHeading =
    isQualifiedExperience(line.text) && standsOut(line, looks) && hasHeadingStyle(line, looks);
  return isHeading ? 'experience' : undefined;
}

function isMention(line: Line, kind: SectionKind, zone: Zone, looks: HeadingLooks): boolean {
  // 'Centro' / 'Histórico': where headings stand out, a line that does not is none.
  if (looks.standOut && line.gap < 1.7 && !line.text.trim().endsWith(':') && !standsOut(line, looks))
    return true;
  if (zone !== 'experience') return false;
  // The 'Projetos' of a job are not the section 'Projetos' unless they are printed like the other headings.
  return (WEAK.has(kind) && !hasHeadingStyle(line, looks)) || /[.,;]$/.test(line.text);
}

/** A heading with unusual words, printed like the main ones. */
function isOtherHeading(line: Line, zone: Zone, looks: HeadingLooks): boolean {
  if (zone === 'head' || line.text.length > 45 || /[.,;]$|\d{4}|@/.test(line.text)) return false;
  return line.gap > 1.2 && looks.styles.length > 1 && hasMainHeadingStyle(line, looks);
}

function isUnnamedHeading(line: Line, { unnamed }: HeadingLooks): boolean {
  return (
    unnamed !== undefined &&
    line.fragments.length === 1 &&
    line.text.length <= 30 &&
    line.gap > 1.7 &&
    sameLook(line, unnamed)
  );
}

/** A heading and the text behind it on the same line. */
export interface SplitHeading {
  kind: SectionKind;
  heading: string;
  rest: Line;
}

/** The heading of the section that is being read. */
export interface HeadingAbove {
  /** Where it begins, in points from the left. */
  headingX: number;
  /** It ends in a colon, with or without a text behind it. */
  isLabel: boolean;
}

export function splitHeading(line: Line, zone: Zone, above: HeadingAbove): SplitHeading | undefined {
  return marginHeading(line) ?? labelHeading(line, zone, above);
}

function marginHeading(line: Line): SplitHeading | undefined {
  const [first, ...others] = line.fragments;
  const [second] = others;
  if (isTableHead(line.fragments)) return undefined;
  if (!first || !second || second.x0 - first.x1 <= first.size || first.text.endsWith(':')) return undefined;
  const kind = sectionOf(first.text);
  if (!kind || others.some((fragment) => sectionOf(fragment.text))) return undefined;
  // 'Nationality   Nigerian': a row of personal data.
  if (kind === 'other' && isFormLabel(first.text)) return undefined;
  return { kind, heading: first.text, rest: withFragments(line, others) };
}

/** 'Formação: Ensino Médio'. */
function labelHeading(line: Line, zone: Zone, { headingX, isLabel }: HeadingAbove): SplitHeading | undefined {
  const inline = inlineHeading(line.text);
  if (!inline || inline.kind === zone) return undefined;
  const heading = line.text.slice(0, line.text.indexOf(':'));
  if (inline.kind === 'other' && isFormLabel(heading)) return undefined;
  const isIndented = line.x0 > headingX + ALIGNED || withoutBullet(line.text) !== line.text;
  const isLikeAbove = isLabel && line.gap > SECTION_GAP && LABELS_LIKE_ABOVE.has(inline.kind);
  const begins = STRONG_LABELS.has(inline.kind) || isLikeAbove;
  if (WITH_LABELS.has(zone) && (!begins || isIndented)) return undefined;
  return {
    kind: inline.kind,
    heading,
    rest: { ...line, text: inline.rest },
  };
}
