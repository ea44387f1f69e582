/** A term that the data protection officer may change, in days, within bounds that the law sets. */
interface RetentionTerm {
  defaultDays: number;
  minDays: number;
  maxDays: number;
  /** False: records are erased at the end of the term, without {@link QUARANTINE_DAYS}. */
  hasQuarantine: boolean;
}

/** Days in which a record at the end of its term is hidden and can be restored, before it is erased. */
export const QUARANTINE_DAYS = 30;

/** The kinds of personal data whose term can be changed. A run of the retention handles those that are switched on. */
export const RETENTION_KINDS = {
  talent_bank: { defaultDays: 700, minDays: 30, maxDays: 700, hasQuarantine: true },
  applicants: { defaultDays: 365, minDays: 180, maxDays: 1_825, hasQuarantine: true },
  referrers: { defaultDays: 730, minDays: 180, maxDays: 1_825, hasQuarantine: true },
  messages: { defaultDays: 365, minDays: 90, maxDays: 1_825, hasQuarantine: false },
} as const satisfies Record<string, RetentionTerm>;
export type RetentionKind = keyof typeof RETENTION_KINDS;

/** Persons whose records the retention handles and who can be put under a legal hold. */
export const PERSON_KINDS = { candidate: 'Candidato', referrer: 'Quem indica' } as const;
export type PersonKind = keyof typeof PERSON_KINDS;

export const HOLD_REASON_MAX_CHARS = 500;
