import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';

/** RFC 5321: 254 characters in all, 64 before the at sign. */
const MAX_CHARACTERS = 254;
/**
 * Dot-separated unquoted words. Mail servers rarely accept quoted names (`"a b"@…`) or accents, so both are refused.
 */
const LOCAL = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** At least two labels; the last one has no digits unless it is in punycode. */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;

/**
 * Whether the value is an e-mail address that mail servers accept. `frontend/src/shared/form/email-address.ts` has the same
 * rule; `email-addresses.json` tests both.
 */
export function isEmailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS) return false;
  const at = value.indexOf('@');
  return at > 0 && LOCAL.test(value.slice(0, at)) && DOMAIN.test(value.slice(at + 1));
}

/** Requires an e-mail address ({@link isEmailAddress}); any other value is refused with `message`. Does not trim. */
export function EmailAddress(message: string): PropertyDecorator {
  return applyDecorators(
    ValidateBy({ name: 'isEmail', validator: { validate: isEmailAddress } }, { message }),
  );
}
