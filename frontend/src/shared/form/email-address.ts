/** RFC 5321: 254 characters in all, 64 before the at sign. */
const MAX_CHARACTERS = 254;
/** Dot-separated words of unquoted characters. Quoted names (`"a b"@…`) and accents are valid in theory only. */
const LOCAL = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** At least two labels; the last one has no digits unless it is in punycode. */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/iu;

/** Whether the server accepts the address (`libs/contracts/src/email-address.ts`), blanks around it not counted. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  const at = address.indexOf('@');
  if (at < 1 || address.length > MAX_CHARACTERS) return false;
  return LOCAL.test(address.slice(0, at)) && DOMAIN.test(address.slice(at + 1));
}
