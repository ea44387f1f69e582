import { useState } from 'react';
import type { PastRecord } from '../../domain/profile/past-record';
import type { RecordDifference, TakenRecord } from './record-differences';

/** `replace`: in place of the stored record. */
export type RecordDecision = 'leave' | 'add' | 'replace';

export type RecordChoices = ReturnType<typeof useRecordChoices>;

/** The decisions about records of a new résumé. Those that the profile lacks are added unless the person decides otherwise. */
export function useRecordChoices(differences: readonly RecordDifference[]) {
  const [decisions, setDecisions] = useState<ReadonlyMap<RecordDifference, RecordDecision>>(new Map());
  const [edits, setEdits] = useState<ReadonlyMap<RecordDifference, PastRecord>>(new Map());
  const [open, setOpen] = useState<ReadonlySet<RecordDifference>>(new Set());
  const setEditing = (difference: RecordDifference, isOpen: boolean) =>
    setOpen(
      (before) => new Set([...before].filter((one) => one !== difference).concat(isOpen ? difference : [])),
    );
  const decisionOn = (difference: RecordDifference): RecordDecision =>
    decisions.get(difference) ?? (difference.stored ? 'leave' : 'add');
  const recordOf = (difference: RecordDifference): PastRecord => edits.get(difference) ?? difference.sent;
  return {
    differences,
    decisionOn,
    decide: (difference: RecordDifference, decision: RecordDecision) => {
      setDecisions((made) => new Map(made).set(difference, decision));
      if (decision === 'leave') setEditing(difference, false);
    },
    /** As the person has edited it, or as the résumé states it. */
    recordOf,
    edit: (difference: RecordDifference, record: PastRecord) => {
      setEdits((made) => new Map(made).set(difference, record));
      setEditing(difference, false);
    },
    /** Whether a form is open, whose changes would be lost. */
    isEditing: open.size > 0,
    editing: (difference: RecordDifference) => open.has(difference),
    setEditing,
    taken: differences.flatMap((difference): TakenRecord[] => {
      const decision = decisionOn(difference);
      if (decision === 'leave') return [];
      const replaced = decision === 'replace' ? difference.stored : null;
      return [{ ...recordOf(difference), ...(replaced && { replaces: replaced.id }) }];
    }),
  };
}
