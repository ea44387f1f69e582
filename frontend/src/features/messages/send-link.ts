import {
  COMPANY_NAME,
  TALENT_BANK_TITLE,
  fillTemplate,
  mailAddress,
  type TemplateValues,
} from '@araucaria/contracts/domain';
import type { Channel } from '../../generated/graphql';
import { findVariables, type MessageTemplate } from '../../domain/messages/message-templates';
import type { RecipientOption } from './message-queries';
import { whatsAppLink } from '../../domain/messages/whatsapp';

type Recipient = Omit<RecipientOption, 'id' | 'lastName'> & { lastName?: string };

/** Mail programs and browsers cut longer `mailto:` addresses, or do not open them. */
const MAX_MAIL_LINK_CHARS = 2_000;

/** Whether the text does not fit into the address that opens a mail program, so that it has to be copied. */
export const isTooLongToOpen = (link: string): boolean =>
  link.startsWith('mailto:') && link.length > MAX_MAIL_LINK_CHARS;

const PLACEHOLDER_EMAIL = 'candidato@exemplo.com';
const valuesOf = ({ firstName, lastName, jobTitle }: Recipient): TemplateValues => ({
  nome: firstName,
  nome_completo: [firstName, lastName].filter(Boolean).join(' '),
  vaga: jobTitle ?? TALENT_BANK_TITLE,
  empresa: COMPANY_NAME,
});

/** Returns the `{{variables}}` that have no value for the recipient. A message with such variables must not be sent. */
export const missingVariables = (
  { content }: Pick<MessageTemplate, 'content'>,
  recipient: Recipient,
): string[] =>
  findVariables(fillTemplate(content, valuesOf(recipient))).filter((variable) => variable.startsWith('{{'));

/** Returns a `mailto:` or WhatsApp URL with the filled text. */
export function sendLink(
  template: Pick<MessageTemplate, 'title' | 'content'> & { type: Channel },
  recipient?: Recipient | null,
): string {
  return sendLinkOf(
    template,
    recipient,
    recipient ? fillTemplate(template.content, valuesOf(recipient)) : template.content,
  );
}

/** As {@link sendLink}, for a text that is filled already. */
export function sendLinkOf(
  template: Pick<MessageTemplate, 'title'> & { type: Channel },
  recipient: Pick<Recipient, 'email' | 'phone'> | null | undefined,
  text: string,
): string {
  if (template.type === 'whatsapp')
    // Without a number WhatsApp asks for the recipient.
    return (
      (recipient && whatsAppLink(recipient.phone, text)) ?? `https://wa.me/?text=${encodeURIComponent(text)}`
    );
  // RFC 6068: line breaks in a mailto URL are CR LF.
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  const to = mailAddress(recipient?.email ?? PLACEHOLDER_EMAIL);
  return `${to}?subject=${encodeURIComponent(template.title)}&body=${body}`;
}
