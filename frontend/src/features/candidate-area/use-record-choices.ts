import { useState } from 'react';
import type { RecordDecision } from './record-choice';
import type { RecordDifference } from './record-differences';

export interface RecordChoices<Input> {
  differences: ReadonlyArray<RecordDifference<Input>>;
  decisionOn: (difference: RecordDifference<Input>) => RecordDecision;
  decide: (difference: RecordDifference<Input>, decision: RecordDecision) => void;
  /** What is sent to the server; undefined: nothing is taken. */
  taken: Array<Input & { replaces?: number }> | undefined;
}

/** The decisions about records of a new résumé. Those that the profile lacks are added unless the person decides otherwise. */
export function useRecordChoices<Input extends object>(
  differences: ReadonlyArray<RecordDifference<Input>>,
): RecordChoices<Input> {
  const [decisions, setDecisions] = useState<ReadonlyMap<Input, RecordDecision>>(new Map());
  const decisionOn = ({ input, stored }: RecordDifference<Input>): RecordDecision =>
    decisions.get(input) ?? (stored ? 'leave' : 'add');
  const taken = differences.flatMap((difference) => {
    const { input, stored } = difference;
    const decision = decisionOn(difference);
    if (decision === 'leave') return [];
    return [{ ...input, ...(decision === 'replace' && stored && { replaces: stored.id }) }];
  });
  return {
    differences,
    decisionOn,
    decide: ({ input }, decision) => setDecisions((made) => new Map(made).set(input, decision)),
    taken: taken.length ? taken : undefined,
  };
}
