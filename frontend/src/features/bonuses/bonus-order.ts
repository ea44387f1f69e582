import { hasEndedUnhired } from '@araucaria/contracts/domain';
import type { PaymentStatus } from '../../generated/graphql';
import type { BonusRow } from './bonus-queries';

/** What has to be paid or decided comes first, what only waits for a hire comes last. */
const URGENCY_ORDER: readonly PaymentStatus[] = [
  'overdue',
  'suspended',
  'upcoming',
  'scheduled',
  'awaiting_hire',
  'completed',
];

const rankOf = (bonus: BonusRow): number =>
  hasEndedUnhired(bonus) ? URGENCY_ORDER.length : URGENCY_ORDER.indexOf(bonus.paymentStatus);

/** By urgency; bonuses of the same urgency stay in the order of the server, which is that of their due dates. */
export const byUrgency = (bonuses: readonly BonusRow[]): BonusRow[] =>
  bonuses.toSorted((one, other) => rankOf(one) - rankOf(other));
