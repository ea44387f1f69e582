export const SECOND_FACTORS = {
  totp: 'Aplicativo autenticador',
  passkey: 'Chave de acesso',
  'recovery-code': 'Código de recuperação',
} as const;
export type SecondFactor = keyof typeof SECOND_FACTORS;

/**
 * How a user of the current session confirms the factor again. Without a second factor: by the password, or by another login
 * at the identity provider if the session began there.
 */
export type ConfirmationMethod = SecondFactor | 'password' | 'sso';

/** What happened to the second factors of an account; e-mails and the audit trail name it. */
export type FactorChange =
  | 'added'
  | 'removed'
  | 'reset'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  /** The account needs one from a day on. */
  | 'enrolment-due';

/** How long an account that needs a second factor may be used without one, from the login that found it out. */
export const FACTOR_GRACE_DAYS = 7;

/** How long a proof of the factor allows sensitive calls. */
export const FRESH_FACTOR_SECONDS = 10 * 60;

/** Codes that are shown once, each for one login without the other factors. */
export const RECOVERY_CODE_COUNT = 10;

export const TOTP_DIGITS = 6;

export const PASSKEY_NAME_MAX_CHARS = 60;

/** More than a person has devices. */
export const MAX_PASSKEYS = 20;
