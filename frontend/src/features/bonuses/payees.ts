import type { DueInstalment } from '../../domain/referrals/due-instalments';
import type { BonusRow } from './bonus-queries';

export type DueBonus = DueInstalment<BonusRow>;

export interface PayeeInstalments {
  /** Two users may have one name. */
  key: string;
  name: string;
  referrerActive: boolean;
  instalments: DueBonus[];
}

/** Instalments by the person who is paid, in the order of their first one. */
export function byPayee(instalments: readonly DueBonus[]): PayeeInstalments[] {
  const groups = Map.groupBy(instalments, ({ bonus: { referrerId, referrerName } }) =>
    referrerId === null ? `name ${referrerName ?? ''}` : `user ${referrerId}`,
  );
  return [...groups].map(([key, group]) => ({
    key,
    name: group[0]?.bonus.referrerName ?? 'Quem indicou',
    referrerActive: group.every(({ bonus }) => bonus.referrerActive),
    instalments: group,
  }));
}
