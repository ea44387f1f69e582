interface Person {
  email: string | null;
  phone?: string | null;
}

/** Providers that ignore dots in the local part. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address leads to: without case, tag (`+…`) and, where they mean nothing, dots. */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [local = ''] = address.slice(0, at).split('+');
  return DOTLESS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/**
 * Area code and the last eight digits of a Brazilian number: with or without country code, leading zero and ninth digit
 * it is the same phone. Undefined for anything shorter.
 */
export function phoneOf(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  if (national.length < 10 || national.length > 11) return undefined;
  return national.slice(0, 2) + national.slice(-8);
}

/** Whether two descriptions lead to one mailbox or one phone. */
export function isSamePerson(one: Person, other: Person): boolean {
  if (one.email && other.email && mailboxOf(one.email) === mailboxOf(other.email)) return true;
  const [phone, otherPhone] = [one.phone && phoneOf(one.phone), other.phone && phoneOf(other.phone)];
  return Boolean(phone && phone === otherPhone);
}
