import { hasEndedUnhired, type BonusHold } from './bonus-terms.js';
import { lookup } from './labels.js';

export type SortValue = string | number | boolean | null | undefined;

/** The order of two values as a list shows them: texts in Portuguese order, null last, also in the descending one. */
export function compareValues(left: SortValue, right: SortValue, descending: boolean): number {
  if (left == null || right == null) return Number(left == null) - Number(right == null);
  const order =
    typeof left === 'string' && typeof right === 'string'
      ? left.localeCompare(right, 'pt-BR', { numeric: true })
      : Number(left) - Number(right);
  return descending ? -order : order;
}

interface SortableBonus {
  candidateName: string | null;
  jobTitle: string | null;
  referrerName: string | null;
  statusLabel: string;
  paymentStatus: string;
  hold: BonusHold | null;
  isHired: boolean;
  hireDate: string | null;
  firstBonusPaid: boolean;
  firstBonusDueDate: string | null;
  secondBonusDueDate: string | null;
  totalBonusAmount: number;
}

/** What each column of the lists of bonuses is sorted by. */
export const BONUS_SORT_VALUES = {
  candidate: (row: SortableBonus) => row.candidateName,
  job: (row: SortableBonus) => row.jobTitle,
  referrer: (row: SortableBonus) => row.referrerName,
  status: (row: SortableBonus) => row.statusLabel,
  hireDate: (row: SortableBonus) => row.hireDate,
  first: (row: SortableBonus) => row.firstBonusDueDate,
  second: (row: SortableBonus) => row.secondBonusDueDate,
  total: (row: SortableBonus) => row.totalBonusAmount,
} as const satisfies Record<string, (row: SortableBonus) => SortValue>;

/** What has to be paid or decided comes first, what only waits for a hire comes last. */
const URGENCY_ORDER: readonly string[] = [
  'overdue',
  'suspended',
  'upcoming',
  'scheduled',
  'awaiting_hire',
  'completed',
];

const rankOf = (bonus: SortableBonus): number =>
  hasEndedUnhired(bonus) ? URGENCY_ORDER.length : URGENCY_ORDER.indexOf(bonus.paymentStatus);

/** By urgency; bonuses of the same urgency stay in the order of the server, which is that of their due dates. */
export const byUrgency = <B extends SortableBonus>(bonuses: readonly B[]): B[] =>
  bonuses.toSorted((one, other) => rankOf(one) - rankOf(other));

/**
 * In the order of a column, `-` before its name for the descending one; empty: as they are.
 * @returns undefined for an unknown column
 */
export function sortBonuses<B extends SortableBonus>(bonuses: readonly B[], sort: string): B[] | undefined {
  if (!sort) return [...bonuses];
  const descending = sort.startsWith('-');
  const valueOf = lookup<(row: SortableBonus) => SortValue>(
    BONUS_SORT_VALUES,
    descending ? sort.slice(1) : sort,
  );
  return valueOf && bonuses.toSorted((one, other) => compareValues(valueOf(one), valueOf(other), descending));
}
