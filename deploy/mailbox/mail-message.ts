import PostalMime, { type Address } from 'postal-mime';

interface MailAttachment {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Of an inline image. */
  contentId: string | undefined;
}

export interface MailMessage {
  id: string;
  /** ISO 8601 time of the SMTP acceptance. */
  received: string;
  /** Addresses of the SMTP envelope: the actual recipients. */
  to: string[];
  /** Address of the SMTP envelope. */
  from: string;
  /** As the recipient reads it: `Name <address>`. */
  fromHeader: string;
  toHeader: string;
  subject: string;
  /** Of the Date header. */
  date: string | undefined;
  messageId: string | undefined;
  text: string;
  html: string;
  attachments: MailAttachment[];
}

/** @param source with the headers that the store adds at acceptance */
export async function parseMail(id: string, source: Buffer): Promise<MailMessage> {
  const mail = await PostalMime.parse(source);
  const header = (name: string): string => mail.headers.find(({ key }) => key === name)?.value ?? '';
  return {
    id,
    received: header('x-received'),
    from: header('return-path').replace(/^<|>$/g, ''),
    to: header('x-original-to').split(', ').filter(Boolean),
    fromHeader: formatAddress(mail.from),
    toHeader: (mail.to ?? []).map(formatAddress).join(', '),
    subject: mail.subject ?? '',
    date: mail.date,
    messageId: mail.messageId,
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map((attachment, index) => ({
      name: attachment.filename ?? `anexo-${index + 1}`,
      type: attachment.mimeType,
      size: toBuffer(attachment.content).length,
      contentId: attachment.contentId?.replace(/^<|>$/g, ''),
    })),
  };
}

export async function attachmentContent(source: Buffer, index: number): Promise<Buffer | undefined> {
  const content = (await PostalMime.parse(source)).attachments[index]?.content;
  return content === undefined ? undefined : toBuffer(content);
}

function toBuffer(content: string | ArrayBuffer | Uint8Array): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}

function formatAddress(address: Address | undefined): string {
  if (!address) return '';
  if (!address.address) return address.name;
  return address.name ? `${address.name} <${address.address}>` : address.address;
}
