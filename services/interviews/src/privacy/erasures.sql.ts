import type { RepeatableErasure } from '@araucaria/database';

/** The event `candidate.erased` does the same later; reminders of these interviews must not be sent before it. */
export const ERASURES: readonly RepeatableErasure[] = [
  { kind: 'candidate', repeat: ['delete from interview where candidate_id = any($1)'] },
];
