import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
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

  /** Undefined if it failed, which a toast says, and while an earlier call reads. */
  const read = async (): Promise<DueBonus[] | undefined> => {
    if (isReading.current) return undefined;
    isReading.current = true;
    try {
      return dueInstalments(await readOverdue(client), today);
    } catch (error) {
      toast.destructive('Erro!', failureOf(error).message);
      return undefined;
    } finally {
      isReading.current = false;
    }
  };
  return { count: data?.bonusFigures.dueInstalments ?? 0, read };
}

/**
 * Reads again what can be paid when the figures have changed since the first render.
 * @param skip the user's own payments are being saved
 * @returns undefined before the first change
 */
export function useDueMeanwhile(today: Day, skip: boolean): readonly DueBonus[] | undefined {
  const client = useApolloClient();
  const { data: figures } = useFreshQuery(BONUS_FIGURES);
  const known = useRef(figures);
  const [due, setDue] = useState<readonly DueBonus[]>();
  useEffect(() => {
    if (skip || known.current === figures) return undefined;
    let isLatest = true;
    const update = (bonuses: BonusRow[]) => {
      if (!isLatest) return;
      known.current = figures;
      setDue(dueInstalments(bonuses, today));
    };
    // The server refuses what has changed, also when this is not read.
    readOverdue(client).then(update, () => undefined);
    return () => {
      isLatest = false;
    };
  }, [client, figures, skip, today]);
  return due;
}

async function readOverdue(client: ApolloClient): Promise<BonusRow[]> {
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
}
