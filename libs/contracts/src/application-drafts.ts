import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { ByLinkToken, type AccountLinkState } from './account-links.js';
import type { LastResume } from './candidate-area.js';
import { PROFILE_FIELDS, type Profile, type ProfileField } from './domain/index.js';
import { Id, OptionalText } from './validation.js';

/** What a mailed link of a candidate is for: to finish drafts of an application, or to open 'Minha candidatura'. */
export type CandidateLinkKind = 'draft' | 'area';

/** `open`: it can be used. `replaced`: a newer one was sent. `unknown`: it never existed, or ended long ago. */
export type CandidateLinkState = AccountLinkState;

/**
 * The application that the person of a link has for its job. `withdrawn`: the link reopens it. `ended`: rejected, and the
 * person knows. `open`: any other.
 */
export type EarlierApplication = 'open' | 'withdrawn' | 'ended';

/** Length of a SHA-256 in hexadecimal digits. */
const HASH_LENGTH = 64;

/** The digest of the random value that the gateway gave to a browser; absent: it sent none. */
export const OptionalSender = (): PropertyDecorator => OptionalText(HASH_LENGTH);

/** Opens a link without using it up. */
export class OpenDraftLink extends ByLinkToken {
  /** The browser that shows the page. */
  @OptionalSender() sender?: string;
}

export class DiscardDraft extends ByLinkToken {
  /** The draft that the page showed. */
  @Id() draftId!: number;
}

export class ConfirmDraft extends ByLinkToken {
  /** The draft that the page showed. */
  @Id() draftId!: number;
  /** The fields of the profile that are replaced by those of the draft. */
  @IsIn(PROFILE_FIELDS, { each: true, message: 'Campo desconhecido' })
  @ArrayUnique({ message: 'Informe cada campo uma vez' })
  @IsArray({ message: 'Informe uma lista' })
  accepted!: ProfileField[];
}

/** A form that was sent with a known e-mail and waits for its confirmation. */
export interface ApplicationDraftView {
  id: number;
  /** As entered; null: left empty, which replaces nothing. */
  profile: Profile;
  coverLetter: string | null;
  additionalInfo: string | null;
  /** null: sent without a file. */
  resumeFilename: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Sent by the browser that shows it. */
  isFromThisBrowser: boolean;
  /** The e-mail with the link was sent because of this draft. */
  causedLink: boolean;
}

export interface DraftLinkView {
  state: CandidateLinkState;
  /** null: talent bank, or the link is not open. */
  jobTitle: string | null;
  /** The profile as it is stored; null unless the link is open. */
  profile: Profile | null;
  /** When the person applied to this job before, ISO 8601; null: not yet, or the application was withdrawn. */
  appliedAt: string | null;
  /** null: none. */
  earlier: EarlierApplication | null;
  /** Newest first; none unless the link is open. */
  drafts: ApplicationDraftView[];
  /** The file that a draft without one is sent with; null: none, or the link is not open. */
  lastResume: Pick<LastResume, 'filename' | 'at'> | null;
}

/** A link with its secret, for the e-mail that brings it to the person. */
export interface IssuedCandidateLink {
  kind: CandidateLinkKind;
  token: string;
  email: string;
  firstName: string;
  /** null: talent bank. */
  jobTitle: string | null;
  /** When the person applied to this job before, ISO 8601; null: not yet, or the application was withdrawn. */
  appliedAt: string | null;
  /** null: none. */
  earlier: EarlierApplication | null;
  /** ISO 8601, UTC. */
  expiresAt: string;
}
