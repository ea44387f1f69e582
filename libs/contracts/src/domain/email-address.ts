import { EMAIL_MAX_CHARS } from './limits.js';

/**
 * The part before the at sign, at most 64 characters (RFC 5321): dot-separated unquoted words. Mail servers rarely accept
 * quoted names (`"a b"@…`) or accents, so both are refused.
 */
const LOCAL = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** The part after it: at least two labels; the last one has no digits unless it is in punycode. */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;

/** Whether the value is an e-mail address that mail servers accept. Blanks around it are not accepted. */
export function isEmailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > EMAIL_MAX_CHARS) return false;
  const at = value.indexOf('@');
  return at > 0 && LOCAL.test(value.slice(0, at)) && DOMAIN.test(value.slice(at + 1));
}
