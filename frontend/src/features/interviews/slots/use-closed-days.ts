import { useMemo } from 'react';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import type { Day } from '../../../shared/dates/days';
import { CLOSED_DAYS } from '../interviews-queries';

/** Returns the days without interviews (weekends and national holidays) with the reason given by the server. */
export function useClosedDays(startDate: Day, endDate: Day): ReadonlyMap<Day, string> {
  const { data, previousData } = useFreshQuery(CLOSED_DAYS, {
    variables: { startDate, endDate },
    skip: !startDate || !endDate,
  });
  const days = (data ?? previousData)?.interviewClosedDays;
  return useMemo(() => new Map(days?.map(({ day, reason }) => [day, reason])), [days]);
}
