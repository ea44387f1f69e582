import { useMemo } from 'react';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import type { Day } from '../../../shared/days';
import { CLOSED_DAYS } from '../interviews-queries';

/** Why there are no interviews on which days: weekends and national holidays, as the server knows them. */
export function useClosedDays(startDate: Day, endDate: Day): ReadonlyMap<Day, string> {
  const { data, previousData } = useFreshQuery(CLOSED_DAYS, {
    variables: { startDate, endDate },
    skip: !startDate || !endDate,
  });
  const days = (data ?? previousData)?.interviewClosedDays;
  return useMemo(() => new Map(days?.map(({ day, reason }) => [day, reason])), [days]);
}
