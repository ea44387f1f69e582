import { isEnded } from '@araucaria/contracts/domain';
import type { ApplicationRow } from './referral-queries';

/**
 * Excludes erased candidates and rejected ones, whose status must be changed in the pipeline first. Another hold may hide the
 * one of a rejection.
 */
export const mayHire = ({ isHired, candidateName, candidateStatus, hold }: ApplicationRow): boolean =>
  candidateName !== null &&
  !(candidateStatus && isEnded(candidateStatus)) &&
  (isHired ? hold === 'hire_undone' : hold !== 'candidate_rejected');

export const mayUndoHire = ({ isHired, firstBonusPaid }: ApplicationRow): boolean =>
  isHired && !firstBonusPaid;
