interface Contact {
  email: string | null;
  phone?: string | null;
}

/** Providers that ignore dots in the local part. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Addresses of one mailbox have the same result: lower case, without tag (`+…`), and without dots where these are ignored. */
export function normalizeEmail(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [local = ''] = address.slice(0, at).split('+');
  return DOTLESS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/**
 * Area code and the last eight digits of a Brazilian number, which are the same with and without country code, leading zero and
 * ninth digit.
 * @returns undefined for shorter and longer numbers
 */
export function normalizePhone(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  if (national.length < 10 || national.length > 11) return undefined;
  return national.slice(0, 2) + national.slice(-8);
}

/** Whether both have the same mailbox or the same phone. */
export function hasSameContact(one: Contact, other: Contact): boolean {
  if (one.email && other.email && normalizeEmail(one.email) === normalizeEmail(other.email)) return true;
  const [phone, otherPhone] = [
    one.phone && normalizePhone(one.phone),
    other.phone && normalizePhone(other.phone),
  ];
  return Boolean(phone && phone === otherPhone);
}
