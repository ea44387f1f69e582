import { DAY_MS, HOUR_MS, MINUTE_MS } from '@araucaria/contracts';

/**
 * The name of the session cookie. Browsers accept a cookie with the prefix `__Host-` only over TLS and from this host, so
 * that another host of the same domain cannot set it.
 */
export const sessionCookieName = (https: boolean): string =>
  https ? '__Host-araucaria_session' : 'araucaria_session';

export const candidateCookieName = (https: boolean): string => (https ? '__Host-candidatura' : 'candidatura');

/** The name of the cookie of a browser that has sent an application. */
export const senderCookieName = (https: boolean): string => (https ? '__Host-envio' : 'envio');

/** Counted from the last use. */
export const SESSION_TTL_MS = 12 * HOUR_MS;

/** Counted from the login. A session in daily use ends too, so that a stolen cookie does not work for ever. */
export const SESSION_MAX_AGE_MS = 7 * DAY_MS;

/** A session in use is extended this often, not with every request. */
export const SESSION_RENEWAL_INTERVAL_MS = 5 * MINUTE_MS;
