import type { Channel } from '../../generated/graphql';
import { fillTemplate, openPlaces, type MessageTemplate } from '../../shared/message-templates';
import { TALENT_BANK } from '../../shared/talent-bank';
import { whatsAppNumber } from '../../shared/whatsapp';

/** Whom a message is for. */
export interface Recipient {
  firstName: string;
  lastName?: string;
  email: string;
  phone: string;
  jobTitle?: string | null;
}

/** Stands where an address will be, when nobody is meant yet. */
const PLACEHOLDER = { email: 'candidato@exemplo.com', phone: '5500000000000' };
const valuesOf = ({ firstName, lastName, jobTitle }: Recipient): Record<string, string> => ({
  nome: firstName,
  nome_completo: [firstName, lastName].filter(Boolean).join(' '),
  vaga: jobTitle ?? TALENT_BANK,
  empresa: 'Araucária Software',
});

/** The places of a text that nobody can fill in for this person: it is not to be sent with them. */
export const missingFor = ({ content }: Pick<MessageTemplate, 'content'>, recipient: Recipient): string[] =>
  openPlaces(fillTemplate(content, valuesOf(recipient))).filter((place) => place.startsWith('{{'));

/** Opens the user's own mail program or WhatsApp with the text in it. */
export function sendLink(
  template: Pick<MessageTemplate, 'title' | 'content'> & { type: Channel },
  recipient?: Recipient | null,
): string {
  const text = recipient ? fillTemplate(template.content, valuesOf(recipient)) : template.content;
  if (template.type === 'whatsapp') {
    const number = recipient ? whatsAppNumber(recipient.phone) : PLACEHOLDER.phone;
    return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
  }
  // A line break of a mail address is CR and LF.
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  const to = encodeURIComponent(recipient?.email ?? PLACEHOLDER.email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(template.title)}&body=${body}`;
}
