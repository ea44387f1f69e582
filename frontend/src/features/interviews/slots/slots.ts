import type { Slot } from '../interviews-queries';

type Time = Pick<Slot, 'time' | 'period'>;

/** Groups slots by half of the day; an empty group is left out. */
export function groupSlots<T extends Time>(slots: readonly T[]): Array<{ heading: string; slots: T[] }> {
  return (
    [
      ['Manhã', 'morning'],
      ['Tarde', 'afternoon'],
    ] as const
  )
    .map(([heading, period]) => ({ heading, slots: slots.filter((slot) => slot.period === period) }))
    .filter((group) => group.slots.length > 0);
}
