/** Largest value of a PostgreSQL `integer`, the type of ids and amounts. */
export const MAX_INT4 = 2_147_483_647;

/** Characters of a job's description that lists show. */
export const JOB_SUMMARY_MAX_CHARS = 180;

export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** RFC 5321: the longest e-mail address, in characters. */
export const EMAIL_MAX_CHARS = 254;

/** Dates of hires and first days of work are at most this many days after today; later dates are typing errors. */
export const MAX_HIRE_DAYS_AHEAD = 180;

/** Retention period of an entry in the talent bank; the privacy page states it. */
export const TALENT_BANK_RETENTION_MONTHS = 24;

/** Maximum number of candidates in one bulk change: more than a user reviews in the preview. */
export const MAX_STATUS_CHANGES = 500;

/** The results of a search are counted up to here. A total that is larger by one, or on later pages by more, means 'more'. */
export const MAX_COUNTED_RESULTS = 10_000;

/** Maximum number of ids in one response of `orderedIds`; the caller fetches the next page by `offset`. */
export const MAX_ORDERED_IDS = 1_000;

/** The shortest password that the API and the dialogs of `/usuarios` accept. */
export const PASSWORD_MIN_CHARS = 6;
/** The shortest password that people set for themselves; recommended everywhere. Older passwords stay valid. */
export const STAFF_PASSWORD_MIN_CHARS = 12;
/** Bounds the cost of hashing a password. */
export const PASSWORD_MAX_CHARS = 128;

/** The reason of an undone hire, a reversed payment or a released bonus. */
export const REASON_MIN_CHARS = 3;
export const REASON_MAX_CHARS = 500;

/** A note of staff on a decision about a candidate. */
export const NOTE_MAX_CHARS = 2_000;

export const SEARCH_MAX_CHARS = 200;

/** The request to the assistant that drafts the text of a job. */
export const PROMPT_MAX_CHARS = 5_000;

/** A telephone number has at least eight digits, with any other characters between them. */
export const PHONE_PATTERN = /(\d\D*){8}/;

/*
 * Shortest and longest text of each field, in characters after trimming. The input classes refuse other texts with
 * `VALIDATION_FAILED`; the forms of the site check the same limits.
 */

/** An experience, or a course of education: position, company, course and school; the description. */
export const RECORD_MAX_CHARS = { name: 160, description: 5_000 } as const;

export const JOB_MIN_CHARS = { requirements: 5 } as const;
export const JOB_MAX_CHARS = {
  title: 160,
  department: 120,
  location: 160,
  description: 20_000,
  requirements: 5_000,
  benefits: 5_000,
  selectionSteps: 1_000,
} as const;

export const HOME_TEXT_MAX_CHARS = 5_000;

/** The version of a home page without a picture. */
export const NO_HOME_PICTURE = 'none';
export const PICTURE_ALT_MAX_CHARS = 200;
/** Of each size of the picture of the home page, as base64: 4 characters for 3 bytes. */
export const HOME_PICTURE_MAX_CHARS = { small: 400_000, large: 1_000_000 };

export const USERNAME_MIN_CHARS = 3;
export const USER_MAX_CHARS = { username: 60, fullName: 160, department: 120 } as const;

export const REFERRER_NAME_MIN_CHARS = 3;
export const REFERRER_MAX_CHARS = { name: 160, email: EMAIL_MAX_CHARS } as const;

export const BONUS_RULE_MAX_CHARS = { department: 120, jobLevel: 80, description: 2_000 } as const;

export const MESSAGE_TEMPLATE_MIN_CHARS = { title: 3, content: 10 } as const;
export const MESSAGE_TEMPLATE_MAX_CHARS = { title: 160, content: 5_000 } as const;

export const REJECTION_REASON_MIN_CHARS = { label: 3, message: 20 } as const;
export const REJECTION_REASON_MAX_CHARS = { label: 120, message: 5_000 } as const;
/** More reasons than a user reads through in a list. */
export const MAX_REJECTION_REASONS = 50;
/** The e-mails that a preview of a bulk rejection shows. */
export const MAX_REJECTION_PREVIEWS = 3;
/** An e-mail about a rejection can wait at most this long: later, the candidate has been left in uncertainty. */
export const MAX_NOTIFY_DELAY_DAYS = 30;
/** Days without a response; one year at most. */
export const MAX_OVERDUE_DAYS = 365;

/** Views of a list that a user may save: more do not fit a strip above it. */
export const MAX_SAVED_VIEWS = 20;
export const SAVED_VIEW_MAX_CHARS = { name: 60, query: 1_000 } as const;

export const INTERVIEW_MAX_CHARS = {
  notes: 5_000,
  customMessage: 5_000,
  feedback: 10_000,
  responseNote: 1_000,
} as const;
