import { useState } from 'react';
import type { RecordDecision } from './record-choice';
import type { PastRecord, RecordDifference } from './record-differences';
import type { RecordTexts } from './record-texts';

export interface RecordChoices<Input> {
  differences: ReadonlyArray<RecordDifference<Input>>;
  decisionOn: (difference: RecordDifference<Input>) => RecordDecision;
  decide: (difference: RecordDifference<Input>, decision: RecordDecision) => void;
  /** The record as the person has edited it, or as the résumé states it. */
  recordOf: (difference: RecordDifference<Input>) => PastRecord;
  edit: (difference: RecordDifference<Input>, record: PastRecord) => void;
  /** Whether a form is open, whose changes would be lost. */
  isEditing: boolean;
  editing: (difference: RecordDifference<Input>) => boolean;
  setEditing: (difference: RecordDifference<Input>, isOpen: boolean) => void;
  texts: RecordTexts;
  /** What is sent to the server; undefined: nothing is taken. */
  taken: Array<Input & { replaces?: number }> | undefined;
}

/** The decisions about records of a new résumé. Those that the profile lacks are added unless the person decides otherwise. */
export function useRecordChoices<Input extends object>(
  differences: ReadonlyArray<RecordDifference<Input>>,
  { toInput, texts }: { toInput: (record: PastRecord) => Input; texts: RecordTexts },
): RecordChoices<Input> {
  const [decisions, setDecisions] = useState<ReadonlyMap<Input, RecordDecision>>(new Map());
  const [edits, setEdits] = useState<ReadonlyMap<Input, PastRecord>>(new Map());
  const [open, setOpen] = useState<ReadonlySet<Input>>(new Set());
  const setEditing = ({ input }: RecordDifference<Input>, isOpen: boolean) =>
    setOpen((before) => new Set([...before].filter((one) => one !== input).concat(isOpen ? input : [])));
  const decisionOn = ({ input, stored }: RecordDifference<Input>): RecordDecision =>
    decisions.get(input) ?? (stored ? 'leave' : 'add');
  const taken = differences.flatMap((difference) => {
    const { input, stored } = difference;
    const decision = decisionOn(difference);
    if (decision === 'leave') return [];
    const edited = edits.get(input);
    return [
      {
        ...(edited ? toInput(edited) : input),
        ...(decision === 'replace' && stored && { replaces: stored.id }),
      },
    ];
  });
  return {
    differences,
    decisionOn,
    decide: (difference, decision) => {
      setDecisions((made) => new Map(made).set(difference.input, decision));
      if (decision === 'leave') setEditing(difference, false);
    },
    recordOf: ({ input, sent }) => edits.get(input) ?? sent,
    edit: (difference, record) => {
      setEdits((made) => new Map(made).set(difference.input, record));
      setEditing(difference, false);
    },
    isEditing: open.size > 0,
    editing: ({ input }) => open.has(input),
    setEditing,
    texts,
    taken: taken.length ? taken : undefined,
  };
}
