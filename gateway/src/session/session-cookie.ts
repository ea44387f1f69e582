export const SESSION_COOKIE = 'araucaria_session';

/** Twelve hours after the last use. */
export const SESSION_TTL_MS = 12 * 60 * 60 * 1_000;

/** A session in use is written again this often, not with every request. */
export const SESSION_RENEWAL = 5 * 60 * 1_000;
