import { withoutAccents } from '@araucaria/contracts/domain';
import type { PastRecord } from '../../domain/profile/past-record';
import type { ConfirmResumeBody } from '../../generated/rest';

type StoredRecord = PastRecord & { id: number };

/** A record of a new résumé that the stored ones lack, or that differs from one of them. */
export interface RecordDifference {
  sent: PastRecord;
  stored: StoredRecord | null;
}

/** A record that the person takes, in place of the stored one with the id `replaces`. */
export type TakenRecord = PastRecord & { replaces?: number };

export const toExperience = (record: TakenRecord): NonNullable<ConfirmResumeBody['experiences']>[number] => ({
  company: record.place,
  position: record.title,
  isCurrent: record.isOngoing,
  ...commonOf(record),
});

export const toEducation = (record: TakenRecord): NonNullable<ConfirmResumeBody['education']>[number] => ({
  institution: record.place,
  degree: record.title,
  inProgress: record.isOngoing,
  ...commonOf(record),
});

const commonOf = ({ start, end, description, replaces }: TakenRecord) => ({
  ...(description && { description }),
  startDate: start,
  ...(end !== null && { endDate: end }),
  ...(replaces !== undefined && { replaces }),
});

/**
 * Compares the records of a new résumé with the stored ones. Two are about the same if two of title, place and first month
 * agree. A stored record is compared once, and one that the résumé lacks stays as it is.
 */
export function recordDifferences(
  sent: readonly PastRecord[],
  stored: readonly StoredRecord[],
): RecordDifference[] {
  const unmatched = [...stored];
  const matches = new Map<PastRecord, StoredRecord>();
  // Better matches first: a second stay at a company must not take the record of the first.
  for (const wanted of [3, 2])
    for (const record of sent) {
      if (matches.has(record)) continue;
      const at = unmatched.findIndex((candidate) => agreements(record, candidate) >= wanted);
      if (at >= 0) matches.set(record, unmatched.splice(at, 1)[0]!);
    }
  return sent
    .map((record) => ({ sent: record, stored: matches.get(record) ?? null }))
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
