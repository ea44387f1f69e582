import type { Profile } from '@araucaria/contracts/domain';

/** A form that was sent with a known e-mail. */
export interface Draft {
  id: number;
  profile: Profile;
  coverLetter: string | null;
  additionalInfo: string | null;
  resumeFilename: string | null;
  /** ISO 8601. */
  createdAt: string;
  isFromThisBrowser: boolean;
  /** The e-mail with the link was sent because of this draft. */
  causedLink: boolean;
}

export interface LastResume {
  filename: string;
  /** ISO 8601. */
  at: string;
}

/** The response of `/api/application-drafts/state`. */
export interface DraftLink {
  state: 'open' | 'used' | 'expired' | 'replaced' | 'unknown';
  /** null: talent bank. */
  jobTitle: string | null;
  profile: Profile | null;
  /** When the person applied to this job before, ISO 8601; null: not yet, or the application was withdrawn. */
  appliedAt: string | null;
  /** The application for this job. `withdrawn`: the link reopens it. `ended`: rejected, and the person knows. */
  earlier?: 'open' | 'withdrawn' | 'ended' | null;
  /** Newest first. */
  drafts: Draft[];
  /** The file that a draft without one is sent with; null: none. */
  lastResume: LastResume | null;
}
