import { normalDate } from './lexicon/entry-dates.js';
import type { ResumeEducation, ResumeExperience } from './resume.js';

/** One value, or several that are all fair; an empty text among them means that saying nothing is right too. */
type Fair<Value> = Value | Value[];

interface JobOf<Text, Flag> {
  position: Text;
  company: Text;
  start: Text;
  end: Text;
  current: Flag;
}

interface StudyOf<Text, Flag> {
  institution: Text;
  degree: Text;
  start: Text;
  end: Text;
  inProgress: Flag;
}

interface Optional {
  /** 'fair': whether it is an entry at all is a matter of taste; 'out': it is of another kind (a voluntary work). Neither is ever missed. */
  optional?: 'fair' | 'out';
}

export interface EntryTruth {
  experiences: (JobOf<Fair<string>, Fair<boolean>> & Optional)[];
  education: (StudyOf<Fair<string>, Fair<boolean>> & Optional)[];
}

/** What was read, in the form of a truth; dates are 'YYYY-MM' or 'YYYY'. */
export interface ReadEntries {
  experiences: JobOf<string, boolean>[];
  education: StudyOf<string, boolean>[];
}

export interface EntryScore {
  /** Entries that must be found. */
  stated: number;
  read: number;
  found: number;
  /** Found, with every field right. */
  right: number;
  /** Read, and stated nowhere. */
  invented: string[];
  missed: string[];
}

export interface EntryScores {
  jobs: EntryScore;
  schools: EntryScore;
}

/** Two entries are the same from this likeness of their two names on, two texts are the same from that on. */
const SAME_ENTRY = 0.6;
const SAME_TEXT = 0.8;
/** Letters alone must agree strongly: otherwise unrelated titles look alike. */
const SAME_LETTERS = 0.85;
const SAME_DATE_POINTS = 0.05;

export function readEntries(resume: {
  experiences: ResumeExperience[];
  education: ResumeEducation[];
}): ReadEntries {
  return {
    experiences: resume.experiences.map((job) => ({
      position: job.position,
      company: job.company,
      start: normalDate(job.startDate),
      end: normalDate(job.endDate),
      current: job.isCurrent,
    })),
    education: resume.education.map((study) => ({
      institution: study.institution,
      degree: study.degree,
      start: normalDate(study.startDate),
      end: normalDate(study.endDate),
      inProgress: study.inProgress,
    })),
  };
}

export function scoreEntries(read: ReadEntries, truth: EntryTruth): EntryScores {
  return {
    jobs: score(read.experiences.map(fromJob), truth.experiences.map(fromJob)),
    schools: score(read.education.map(fromStudy), truth.education.map(fromStudy)),
  };
}

const fromJob = <Text, Flag>({ position, company, current, ...dates }: JobOf<Text, Flag> & Optional) => ({
  names: [position, company],
  flag: current,
  ...dates,
});
const fromStudy = <Text, Flag>({
  degree,
  institution,
  inProgress,
  ...dates
}: StudyOf<Text, Flag> & Optional) => ({ names: [degree, institution], flag: inProgress, ...dates });

export function addScores(scores: EntryScore[]): EntryScore {
  const sum = (of: (one: EntryScore) => number) => scores.reduce((total, one) => total + of(one), 0);
  return {
    stated: sum(({ stated }) => stated),
    read: sum(({ read }) => read),
    found: sum(({ found }) => found),
    right: sum(({ right }) => right),
    invented: scores.flatMap(({ invented }) => invented),
    missed: scores.flatMap(({ missed }) => missed),
  };
}

/** Shares from 0 to 1; 1 where nothing could go wrong. */
export function sharesOf({ stated, read, found, right }: EntryScore): {
  precision: number;
  recall: number;
  f1: number;
  allRight: number;
} {
  const precision = read === 0 ? 1 : found / read;
  const recall = stated === 0 ? 1 : found / stated;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1, allRight: stated === 0 ? 1 : right / stated };
}

type Entry = ReturnType<typeof fromJob<string, boolean>>;
type TrueEntry = ReturnType<typeof fromJob<Fair<string>, Fair<boolean>>>;

function score(read: Entry[], truths: TrueEntry[]): EntryScore {
  const pairs = pairsOf(read, truths);
  const isFair = (entry: Entry) => pairs.get(entry)?.optional === 'fair';
  const counted = read.filter((entry) => !isFair(entry));
  const found = counted.filter((entry) => pairs.has(entry) && pairs.get(entry)?.optional === undefined);
  const hit = new Set(pairs.values());
  const required = truths.filter(({ optional }) => optional === undefined);
  return {
    stated: required.length,
    read: counted.length,
    found: found.length,
    right: found.filter((entry) => isRight(entry, pairs.get(entry))).length,
    invented: counted.filter((entry) => !pairs.has(entry)).map(({ names }) => names.join(' | ')),
    missed: required
      .filter((truth) => !hit.has(truth))
      .map(({ names }) => names.map((name) => fair(name)[0] ?? '').join(' | ')),
  };
}

/** Pairs each read entry with at most one stated one, the most alike first; required ones before the others. */
function pairsOf(read: Entry[], truths: TrueEntry[]): Map<Entry, TrueEntry> {
  const pairs = new Map<Entry, TrueEntry>();
  const taken = new Set<TrueEntry>();
  for (const isOptional of [false, true]) {
    const candidates = read
      .flatMap((entry) =>
        truths
          .filter(({ optional }) => (optional !== undefined) === isOptional)
          .map((truth) => ({ entry, truth, likeness: likenessOf(entry, truth) })),
      )
      .filter(({ likeness }) => likeness >= SAME_ENTRY)
      .map((pair) => ({ ...pair, rank: pair.likeness + datePoints(pair.entry, pair.truth) }))
      .sort((a, b) => b.rank - a.rank);
    for (const { entry, truth } of candidates) {
      if (pairs.has(entry) || taken.has(truth)) continue;
      pairs.set(entry, truth);
      taken.add(truth);
    }
  }
  return pairs;
}

function likenessOf({ names }: Entry, truth: TrueEntry): number {
  const both = names.join(' ');
  const [first = [], second = []] = truth.names.map(fair);
  return Math.max(0, ...first.flatMap((a) => second.map((b) => textLikeness(both, `${a} ${b}`))));
}

function datePoints(entry: Entry, truth: TrueEntry): number {
  const points = [isSameDate(entry.start, truth.start), isSameDate(entry.end, truth.end)];
  return points.filter(Boolean).length * SAME_DATE_POINTS;
}

function isRight(entry: Entry, truth: TrueEntry | undefined): boolean {
  return (
    truth !== undefined &&
    entry.names.every((name, at) =>
      fair(truth.names[at] ?? '').some((one) => textLikeness(name, one) >= SAME_TEXT),
    ) &&
    isSameDate(entry.start, truth.start) &&
    isSameDate(entry.end, truth.end) &&
    fair(truth.flag).includes(entry.flag)
  );
}

function fair<Value>(value: Fair<Value>): Value[] {
  return Array.isArray(value) ? value : [value];
}

/** A year agrees with every month of it. */
function isSameDate(read: string, truth: Fair<string>): boolean {
  return fair(truth).some((one) => {
    if (read === '' || one === '') return read === one;
    return read.startsWith(one) || one.startsWith(read);
  });
}

/** From 0 to 1: how many words two texts share, or how alike their letters are where spaces and hyphens differ. */
export function textLikeness(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0;
  const [own, other] = [new Set(left), new Set(right)];
  const common = [...own].filter((word) => other.has(word)).length;
  const words = (2 * common) / (own.size + other.size);
  const letters = letterLikeness(left.join(''), right.join(''));
  return Math.max(words, letters >= SAME_LETTERS ? letters : 0);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Share of the letters in common runs: the longest one, and those to its left and right. */
function letterLikeness(a: string, b: string): number {
  return (2 * commonLetters(a, b)) / (a.length + b.length);
}

function commonLetters(a: string, b: string): number {
  let length = 0;
  let [endA, endB] = [0, 0];
  let before: number[] = [];
  for (let row = 1; row <= a.length; row += 1) {
    const runs: number[] = [];
    for (let column = 1; column <= b.length; column += 1) {
      if (a[row - 1] !== b[column - 1]) continue;
      const run = (before[column - 1] ?? 0) + 1;
      runs[column] = run;
      if (run > length) [length, endA, endB] = [run, row, column];
    }
    before = runs;
  }
  if (length === 0) return 0;
  return (
    length +
    commonLetters(a.slice(0, endA - length), b.slice(0, endB - length)) +
    commonLetters(a.slice(endA), b.slice(endB))
  );
}
