import { matchesText } from '@araucaria/contracts/domain';
import { dayOf } from '../../../shared/dates/day-ranges';
import { addDays, type Day } from '../../../shared/dates/days';
import type { Process } from '../hiring-queries';

export const PROCESS_TABS = [
  ['all', 'Todos'],
  ['offer_sent', 'Proposta Enviada'],
  ['documents', 'Documentação'],
  ['onboarding', 'Onboarding'],
] as const;

export type ProcessTab = (typeof PROCESS_TABS)[number][0];

/** A process without an update for this number of days is marked. */
const STALLED_AFTER_DAYS = 7;

export const isStalled = ({ lastUpdateDate }: Pick<Process, 'lastUpdateDate'>, today: Day): boolean =>
  addDays(dayOf(lastUpdateDate), STALLED_AFTER_DAYS) <= today;

export function processesOf<T extends Pick<Process, 'name' | 'hiringStep' | 'lastUpdateDate'>>(
  processes: readonly T[],
  { tab, search, oldest }: { tab: ProcessTab; search: string; oldest: boolean },
): T[] {
  return processes
    .filter(({ name, hiringStep }) => (tab === 'all' || hiringStep === tab) && matchesText(search, name))
    .sort((a, b) => (oldest ? 1 : -1) * a.lastUpdateDate.localeCompare(b.lastUpdateDate));
}
