import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf, type Failure } from '../../shared/api/failure';
import { refetchAfterChange } from '../../shared/api/refetch';
import type { Day } from '../../shared/dates/days';
import { PAY_FIRST, PAY_SECOND } from './bonus-queries';
import type { DueBonus } from './payees';

interface PaymentsResult {
  paid: DueBonus[];
  /** Another user has paid, suspended or moved these meanwhile, or undone their hire. */
  changed: DueBonus[];
  /** Ended the payments: the ones after it were not tried. */
  failure?: Failure;
}

/** Registers payments of several instalments on one day, one after the other. */
export function usePayments() {
  const [payFirst] = useMutation(PAY_FIRST);
  const [paySecond] = useMutation(PAY_SECOND);
  const [busy, setBusy] = useState(false);

  const payAll = async (instalments: readonly DueBonus[], paidDate: Day): Promise<PaymentsResult> => {
    const result: PaymentsResult = { paid: [], changed: [] };
    let isRefused = false;
    setBusy(true);
    try {
      for (const due of instalments) {
        const variables = { id: due.bonus.id, from: 'unpaid' as const, paid: true, paidDate };
        try {
          await (due.instalment === 'first' ? payFirst : paySecond)({ variables });
          result.paid.push(due);
        } catch (error) {
          const failure = failureOf(error);
          if (!CHANGED.has(failure.code)) return { ...result, failure };
          isRefused = true;
          // The response to the same payment was lost.
          result[failure.details.isOwn ? 'paid' : 'changed'].push(due);
        }
      }
      return result;
    } finally {
      setBusy(false);
      if (isRefused) void refetchAfterChange(['referral']);
    }
  };
  return { payAll, busy };
}

const CHANGED: ReadonlySet<string | undefined> = new Set([
  'CHANGED_MEANWHILE',
  'BONUS_SUSPENDED',
  'HIRE_MISSING',
  'BONUS_NOT_DUE',
  'BONUS_ORDER',
]);
