/** Who sent the visitor here. */
export interface Referral {
  code: string;
  /** From the link; the server's own record wins over it. */
  referrerName: string;
  referrerEmail: string;
  /** Set when the server knows the code. */
  found: { referrerName: string; jobTitle: string | undefined } | null;
  /** The visitor has been told of the code. */
  told: boolean;
}

interface Visit {
  referral: Referral | null;
  /** Codes whose click has been counted. */
  counted: string[];
}

// The number changes with the shape of what is kept.
const KEY = 'indicacao-1';
const NOTHING: Visit = { referral: null, counted: [] };

function stored(): Visit {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Visit | null) ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

let visit = stored();

function change(next: Partial<Visit>): void {
  visit = { ...visit, ...next };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Forbidden storage costs the code at a reload, not while the visitor browses.
  }
}

/** The referral of this visit: it outlives the page on which the visitor arrived, and a reload, but not the tab. */
export const referralVisit = {
  current: (): Referral | null => visit.referral,
  keep: (referral: Referral): void => change({ referral }),
  /** It went along with an application. */
  end: (): void => change({ referral: null }),
  /** Whether a click on `code` is still to be counted; from now on it is not. */
  count(code: string): boolean {
    if (visit.counted.includes(code)) return false;
    change({ counted: [...visit.counted, code] });
    return true;
  },
  /** The server did not hear of it. */
  uncount: (code: string): void => change({ counted: visit.counted.filter((counted) => counted !== code) }),
};
