import { PROFILE_FIELDS, type Profile, type ProfileField } from '@araucaria/contracts/domain';

/** A form that was sent with a known e-mail. */
export interface Draft {
  id: number;
  profile: Profile;
  coverLetter: string | null;
  additionalInfo: string | null;
  resumeFilename: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** The response of `/api/application-drafts/state`. */
export interface DraftLink {
  state: 'open' | 'used' | 'expired' | 'replaced' | 'unknown';
  /** null: talent bank. */
  jobTitle: string | null;
  profile: Profile | null;
  /** When the person applied to this job before, ISO 8601; null: not yet. */
  appliedAt: string | null;
  /** Newest first. */
  drafts: Draft[];
}

/** The fields of a draft that differ from the profile; an empty field of the draft replaces nothing. */
export const differingFields = (draft: Draft, profile: Profile): ProfileField[] =>
  PROFILE_FIELDS.filter((field) => draft.profile[field] !== null && draft.profile[field] !== profile[field]);

/** The fields that are taken over unless the person chooses otherwise: those that the profile lacks. */
export const fieldsToAdd = (draft: Draft, profile: Profile): ProfileField[] =>
  differingFields(draft, profile).filter((field) => profile[field] === null);
