import { DAY_MS } from '@araucaria/contracts/domain';

/** A referral that is not registered on the server yet, although its link may have been shared. */
export interface PendingReferral {
  code: string;
  referrerName: string;
  referrerEmail: string;
  consentVersion: string;
  /** Milliseconds since the epoch. */
  drawnAt: number;
}

// Change the number with the shape of the stored value.
const KEY = 'indicacoes-pendentes-1';
/** A name and an e-mail must not stay on a shared computer forever. */
const MAX_AGE_MS = 7 * DAY_MS;

/** Stored beyond the tab, so that a shared link becomes valid even if the page was closed before its registration. */
export const pendingReferrals = {
  all(): PendingReferral[] {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as PendingReferral[];
      return kept.filter(({ drawnAt }) => Date.now() - drawnAt < MAX_AGE_MS);
    } catch {
      return [];
    }
  },
  keep(referral: PendingReferral): void {
    write([...this.all().filter(({ code }) => code !== referral.code), referral]);
  },
  remove(code: string): void {
    write(this.all().filter((kept) => kept.code !== code));
  },
};

function write(referrals: PendingReferral[]): void {
  try {
    if (referrals.length > 0) localStorage.setItem(KEY, JSON.stringify(referrals));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the registration is not retried at the next visit.
  }
}
