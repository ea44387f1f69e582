import type { Channel } from '../../generated/graphql';
import { fillTemplate, type MessageTemplate } from '../../shared/message-templates';

/** Whom a message is for. */
export interface Recipient {
  firstName: string;
  email: string;
  phone: string;
  jobTitle?: string | null;
}

/** Stands where an address will be, when nobody is meant yet. */
const PLACEHOLDER = { email: 'candidato@exemplo.com', phone: '5500000000000' };
/** Country of a number that names none. */
const BRAZIL = '55';

/** The digits that WhatsApp dials: a Brazilian number without its country gets it. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  return phone.trim().startsWith('+') || digits.length > 11 ? digits : BRAZIL + digits;
}

/** Opens the user's own mail program or WhatsApp with the text in it. */
export function sendLink(
  template: Pick<MessageTemplate, 'title' | 'content'> & { type: Channel },
  recipient?: Recipient | null,
): string {
  const text = recipient
    ? fillTemplate(template.content, {
        nome: recipient.firstName,
        vaga: recipient.jobTitle ?? 'Banco de Talentos',
      })
    : template.content;
  if (template.type === 'whatsapp') {
    const number = recipient ? whatsAppNumber(recipient.phone) : PLACEHOLDER.phone;
    return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
  }
  // A line break of a mail address is CR and LF.
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  const to = encodeURIComponent(recipient?.email ?? PLACEHOLDER.email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(template.title)}&body=${body}`;
}
