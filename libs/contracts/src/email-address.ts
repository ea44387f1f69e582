import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';

/** RFC 5321: 254 characters in all, 64 before the at sign. */
const MAX_CHARACTERS = 254;
/** Dot-separated words of unquoted characters. Quoted names (`"a b"@…`) and accents are valid in theory only. */
const LOCAL = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** At least two labels; the last one has no digits unless it is in punycode. */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;

/**
 * Whether mail can be sent there. The site has the same rule in `frontend/src/shared/form/email-address.ts`; both are tested with
 * `email-addresses.json`.
 */
export function isEmailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS) return false;
  const at = value.indexOf('@');
  return at > 0 && LOCAL.test(value.slice(0, at)) && DOMAIN.test(value.slice(at + 1));
}

/** An address of e-mail; refused with `message`. It is not trimmed here. */
export function EmailAddress(message: string): PropertyDecorator {
  return applyDecorators(
    ValidateBy({ name: 'isEmail', validator: { validate: isEmailAddress } }, { message }),
  ) as PropertyDecorator;
}
