import type { DueInstalment } from '../../domain/referrals/due-instalments';
import type { BonusRow } from './bonus-queries';

export type DueBonus = DueInstalment<BonusRow>;

export interface PayeeInstalments {
  key: string;
  name: string;
  /** Of a visitor: two of them may have one name. undefined: a user. */
  referralCode: string | undefined;
  referrerActive: boolean;
  instalments: DueBonus[];
}

/**
 * Instalments by the person who is paid, in the order of their first one. Two people may have one name: a user is known by
 * the id, a visitor by the link.
 */
export function byPayee(instalments: readonly DueBonus[]): PayeeInstalments[] {
  const groups = Map.groupBy(instalments, ({ bonus: { referrerId, referralId } }) =>
    referrerId === null ? `referral ${referralId}` : `user ${referrerId}`,
  );
  return [...groups].map(([key, group]) => ({
    key,
    name: group[0]?.bonus.referrerName ?? 'Quem indicou',
    referralCode: group[0]?.bonus.referrerId === null ? group[0].bonus.referralCode : undefined,
    referrerActive: group.every(({ bonus }) => bonus.referrerActive),
    instalments: group,
  }));
}
