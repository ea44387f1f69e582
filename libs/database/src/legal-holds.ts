import { AppError } from '@araucaria/platform';
import { isoDaySql, isoInstantSql } from './view-columns.js';

/** The hold that is in force, as the caller of an edit has to have seen it. */
interface HoldInForce {
  placedAt: string;
}

/** Columns of `CurrentHold`. */
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

/** @throws {AppError} `CHANGED_MEANWHILE` unless the caller has seen the hold that is in force; `none` for none */
export function assertHoldSeen(current: HoldInForce | undefined, from: string | undefined): void {
  if (from === undefined || from === (current?.placedAt ?? 'none')) return;
  throw new AppError('CHANGED_MEANWHILE', 'Outra retenção legal foi iniciada ou retirada.', { current });
}
