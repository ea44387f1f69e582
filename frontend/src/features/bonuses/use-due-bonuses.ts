import { useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../shared/api/failure';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import type { Day } from '../../shared/dates/days';
import { toast } from '../../shared/toasts/toast';
import { dueInstalments } from '../../domain/referrals/due-instalments';
import { BONUS_FIGURES, BONUS_PAGE, type BonusRow } from './bonus-queries';
import type { DueBonus } from './payees';

/** The maximum of one request. */
const BONUSES_PER_REQUEST = 100;

/** What can be paid on the given day, whatever page is shown: how many instalments, and a function that reads them. */
export function useDueBonuses(today: Day) {
  const client = useApolloClient();
  const isReading = useRef(false);
  const { data } = useFreshQuery(BONUS_FIGURES);

  const readAll = async (): Promise<BonusRow[]> => {
    const bonuses = new Map<number, BonusRow>();
    for (let page = 1; ; page++) {
      const { data: read } = await client.query({
        query: BONUS_PAGE,
        variables: { list: 'predicted', situation: 'overdue', sort: 'due', page, limit: BONUSES_PER_REQUEST },
        fetchPolicy: 'network-only',
      });
      const { bonuses: rows = [], pagination } = read?.bonusPage ?? {};
      for (const row of rows) bonuses.set(row.id, row);
      if (rows.length === 0 || page * BONUSES_PER_REQUEST >= (pagination?.total ?? 0))
        return [...bonuses.values()];
    }
  };

  /** Undefined if it failed, which a toast says, and while an earlier call reads. */
  const read = async (): Promise<DueBonus[] | undefined> => {
    if (isReading.current) return undefined;
    isReading.current = true;
    try {
      return dueInstalments(await readAll(), today);
    } catch (error) {
      toast.destructive('Erro!', failureOf(error).message);
      return undefined;
    } finally {
      isReading.current = false;
    }
  };
  return { count: data?.bonusFigures.dueInstalments ?? 0, read };
}
