import { draftStore } from '../../shared/form/draft';

export interface Referral {
  code: string;
  /** From the link; the server's record takes precedence. */
  referrerName: string;
  referrerEmail: string;
  /** Null until the server has confirmed the code. */
  found: { referrerName: string; jobTitle: string | undefined } | null;
  /** A toast has informed the visitor of the code. */
  isAnnounced: boolean;
}

interface Visit {
  referral: Referral | null;
  /** Codes whose click has been counted. */
  counted: string[];
}

// Change the number with the shape of the stored value.
const store = draftStore<Visit>('indicacao-1');
let visit: Visit = store.load() ?? { referral: null, counted: [] };

function change(next: Partial<Visit>): void {
  visit = { ...visit, ...next };
  store.save(visit);
}

/** The referral of this visit, kept across pages and reloads until the tab is closed. */
export const referralVisit = {
  current: (): Referral | null => visit.referral,
  keep: (referral: Referral): void => change({ referral }),
  /** Removes the referral after it was submitted with an application. */
  end: (): void => change({ referral: null }),
  /** @returns true on the first call for `code` */
  count(code: string): boolean {
    if (visit.counted.includes(code)) return false;
    change({ counted: [...visit.counted, code] });
    return true;
  },
  /** Reverts `count` if the server could not be reached. */
  uncount: (code: string): void => change({ counted: visit.counted.filter((counted) => counted !== code) }),
};
