import type { CurrentHold } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { isStored } from './stored-edit.js';
import { isoDaySql, isoInstantSql } from './view-columns.js';

/** `from`: the `placedAt` of the hold that the user saw, `none` for none; absent: not checked. */
interface WantedHold {
  reason: string;
  until?: string | null | undefined;
  from?: string | undefined;
}

export const CURRENT_HOLD = `reason, ${isoInstantSql('placed_at')} as "placedAt", ${isoDaySql('until')} as until`;

/**
 * The condition of holds that are in force.
 * @param day placeholder of the day in the business zone
 */
export const isHoldInForceSql = (day: string, hold = 'legal_hold'): string =>
  `(${hold}.until is null or ${hold}.until >= ${day})`;

/** @throws {AppError} `VALIDATION_FAILED` for a last day in the past */
export function assertHoldEnd(until: string | null | undefined, today: string): void {
  if (until && until < today) throw AppError.invalid([{ field: 'until', message: 'A data já passou' }]);
}

/**
 * Whether the hold is in force already.
 * @throws {AppError} `CHANGED_MEANWHILE` if another one is in force than the caller has seen
 */
export function isHoldPlaced(current: CurrentHold | undefined, { reason, until, from }: WantedHold): boolean {
  if (from === undefined || from === (current?.placedAt ?? 'none')) return false;
  if (current && isStored({ reason, until }, current)) return true;
  throw new AppError('CHANGED_MEANWHILE', 'Outra retenção legal foi iniciada ou retirada.', { current });
}
