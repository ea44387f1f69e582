/** A referral whose link may have been passed on, and of which the server has not heard. */
export interface PendingReferral {
  code: string;
  referrerName: string;
  referrerEmail: string;
  consentVersion: string;
  /** When its code was drawn, as `Date.now()` tells it. */
  drawnAt: number;
}

// The number changes with the shape of what is kept.
const KEY = 'indicacoes-pendentes-1';
/** Milliseconds: a name and an address do not stay on a shared computer for good. */
const KEPT_FOR = 7 * 24 * 3_600_000;

/** They outlive the tab: a link that has been shared must not be dead because the page was closed too early. */
export const pendingReferrals = {
  all(now = Date.now()): PendingReferral[] {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as PendingReferral[];
      return kept.filter(({ drawnAt }) => now - drawnAt < KEPT_FOR);
    } catch {
      return [];
    }
  },
  keep(referral: PendingReferral): void {
    write([...this.all().filter(({ code }) => code !== referral.code), referral]);
  },
  evict(code: string): void {
    write(this.all().filter((kept) => kept.code !== code));
  },
};

function write(referrals: PendingReferral[]): void {
  try {
    if (referrals.length > 0) localStorage.setItem(KEY, JSON.stringify(referrals));
    else localStorage.removeItem(KEY);
  } catch {
    // Forbidden storage costs the next visit's try, not those of this one.
  }
}
