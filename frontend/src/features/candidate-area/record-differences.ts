import { withoutAccents, type PersonEducation, type PersonExperience } from '@araucaria/contracts/domain';
import type { EducationInput, ExperienceInput } from '../../domain/profile/resume-records';
import type * as graphql from '../../generated/graphql';

/** An experience, or a course of education, in the words that both have in common. */
export interface PastRecord {
  /** The position, or the course. */
  title: string;
  /** The company, or the school. */
  place: string;
  /** `YYYY-MM` or `YYYY-MM-DD` */
  start: string;
  /** As `start`; null: not known, or not over. */
  end: string | null;
  isOngoing: boolean;
  description: string | null;
}

/** A record of a new résumé that the stored ones lack, or that differs from one of them. */
export interface RecordDifference<Input> {
  /** As it is sent to the server. */
  input: Input;
  sent: PastRecord;
  stored: (PastRecord & { id: number }) | null;
}

export const ofExperience = (record: graphql.ExperienceInput | PersonExperience): PastRecord => ({
  title: record.position,
  place: record.company,
  start: record.startDate,
  end: record.endDate ?? null,
  isOngoing: record.isCurrent ?? false,
  description: record.description ?? null,
});

export const ofEducation = (record: graphql.EducationInput | PersonEducation): PastRecord => ({
  title: record.degree,
  place: record.institution,
  start: record.startDate,
  end: record.endDate ?? null,
  isOngoing: record.inProgress ?? false,
  description: record.description ?? null,
});

export const toExperience = (record: PastRecord): ExperienceInput => ({
  company: record.place,
  position: record.title,
  isCurrent: record.isOngoing,
  ...commonOf(record),
});

export const toEducation = (record: PastRecord): EducationInput => ({
  institution: record.place,
  degree: record.title,
  inProgress: record.isOngoing,
  ...commonOf(record),
});

const commonOf = ({ start, end, description }: PastRecord) => ({
  ...(description && { description }),
  startDate: start,
  ...(end !== null && { endDate: end }),
});

/**
 * Compares the records of a new résumé with the stored ones. Two are about the same if two of title, place and first month
 * agree. A stored record is compared once, and one that the résumé lacks stays as it is.
 */
export function recordDifferences<Input, Stored extends { id: number }>(
  inputs: readonly Input[],
  stored: readonly Stored[],
  toRecord: (record: Input | Stored) => PastRecord,
): Array<RecordDifference<Input>> {
  const candidates = stored.map((record) => ({ id: record.id, ...toRecord(record) }));
  const sent = inputs.map((input) => ({ input, sent: toRecord(input) }));
  const matches = new Map<Input, PastRecord & { id: number }>();
  // Better matches first: a second stay at a company must not take the record of the first.
  for (const wanted of [3, 2])
    for (const { input, sent: record } of sent) {
      if (matches.has(input)) continue;
      const at = candidates.findIndex((candidate) => agreements(record, candidate) >= wanted);
      if (at >= 0) matches.set(input, candidates.splice(at, 1)[0]!);
    }
  return sent
    .map(({ input, sent: record }) => ({ input, sent: record, stored: matches.get(input) ?? null }))
    .filter(({ sent: record, stored: match }) => !match || differs(record, match));
}

/** Ignores case, accents and punctuation. */
const plain = (text: string): string =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const monthOf = (day: string): string => day.slice(0, 7);

const agreements = (one: PastRecord, other: PastRecord): number =>
  [
    plain(one.title) === plain(other.title),
    plain(one.place) === plain(other.place),
    monthOf(one.start) === monthOf(other.start),
  ].filter(Boolean).length;

/** Whether taking the sent record would change the stored one: what a résumé does not state changes nothing. */
function differs(sent: PastRecord, stored: PastRecord): boolean {
  if (agreements(sent, stored) < 3 || sent.isOngoing !== stored.isOngoing) return true;
  if (sent.end !== null && (stored.end === null || monthOf(sent.end) !== monthOf(stored.end))) return true;
  return sent.description !== null && plain(sent.description) !== plain(stored.description ?? '');
}
