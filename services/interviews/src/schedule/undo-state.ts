import type { InterviewSchema, UndoState } from './interview-schema.js';

type Interview = InstanceType<typeof InterviewSchema.class>;

/** The fields that changes by staff replace, and that an undo restores. */
const RESTORED = [
  'status',
  'durationMinutes',
  'notes',
  'customMessage',
  'confirmedBy',
  'responseNote',
  'revision',
  'arrangedById',
  'changedBy',
  'changedById',
  'cancelledByChange',
] as const;
const RESTORED_TIMES = [
  'startsAt',
  'arrangedAt',
  'confirmedAt',
  'rescheduleRequestedAt',
  'declinedAt',
  'changedAt',
] as const;

export const undoStateOf = (interview: Interview): UndoState => ({
  ...Object.fromEntries(RESTORED.map((field) => [field, interview[field] ?? null])),
  ...Object.fromEntries(RESTORED_TIMES.map((field) => [field, interview[field]?.toISOString() ?? null])),
});

/** Fields that the stored state lacks keep their values. */
export function restoreState(interview: Interview, state: NonNullable<UndoState>): void {
  const time = (value: string | number | null) => (value === null ? null : new Date(value));
  for (const field of RESTORED) if (field in state) Object.assign(interview, { [field]: state[field] });
  for (const field of RESTORED_TIMES)
    if (field in state) Object.assign(interview, { [field]: time(state[field] ?? null) });
}
