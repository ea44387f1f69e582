import type { ApplicationRow } from './referral-queries';

/** Excludes erased candidates and rejected ones, whose status must be changed in the pipeline first. */
export const mayHire = ({ isHired, candidateName, hold }: ApplicationRow): boolean =>
  candidateName !== null && (isHired ? hold === 'hire_undone' : hold !== 'candidate_rejected');

export const mayUndoHire = ({ isHired, firstBonusPaid }: ApplicationRow): boolean =>
  isHired && !firstBonusPaid;
