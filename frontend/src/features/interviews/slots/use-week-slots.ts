import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import type { Day } from '../../../shared/dates/days';
import { SLOTS } from '../interviews-queries';

/** Reads the free slots of five days: one call for each, and the cache has those that other screens have read. */
export function useWeekSlots([first = '', second = '', third = '', fourth = '', fifth = '']: readonly Day[]) {
  const queries = [useSlots(first), useSlots(second), useSlots(third), useSlots(fourth), useSlots(fifth)];
  const failed = queries.filter(({ data, error }) => error && !data);
  return {
    /** The free slots of each day; undefined: not loaded yet. */
    days: queries.map(({ data }) => data?.interviewSlots),
    error: failed[0]?.error,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

const useSlots = (day: Day) => useFreshQuery(SLOTS, { variables: { day }, skip: !day });
