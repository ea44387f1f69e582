import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** The newest messages are kept, the oldest make room. */
const LIMIT = 1_000;

/**
 * @typedef {object} MailAttachment
 * @property {string} name
 * @property {string} type
 * @property {number} size bytes
 * @property {string | undefined} contentId of an inline image
 *
 * @typedef {object} MailMessage
 * @property {string} id
 * @property {string} received ISO time of the SMTP acceptance
 * @property {string[]} to addresses of the SMTP envelope: who really gets it
 * @property {string} from address of the SMTP envelope
 * @property {string} fromHeader as the recipient reads it: `Name <address>`
 * @property {string} toHeader
 * @property {string} subject
 * @property {string | undefined} date of the Date header
 * @property {string | undefined} messageId
 * @property {string} text
 * @property {string} html
 * @property {MailAttachment[]} attachments
 */

/**
 * Received mails, newest first; as .eml files in a folder, or in memory. Every acceptance is a message of its own, also
 * when the same mail comes twice: tests count.
 */
export class MailStore {
  #folder;
  /** @type {MailMessage[]} */
  #messages = [];
  /** Sources of messages that have no file. @type {Map<string, Buffer>} */
  #sources = new Map();
  #counter = 0;

  /** @param {string} [folder] */
  constructor(folder) {
    this.#folder = folder;
  }

  /** Reads what earlier runs have received. */
  async open() {
    if (!this.#folder) return;
    mkdirSync(this.#folder, { recursive: true });
    const names = readdirSync(this.#folder)
      .filter((name) => name.endsWith('.eml'))
      .sort();
    for (const name of names) {
      const id = name.slice(0, -'.eml'.length);
      this.#messages.unshift(await parse(id, readFileSync(join(this.#folder, name))));
    }
    this.#trim();
  }

  /** @returns {MailMessage[]} newest first */
  list() {
    return [...this.#messages];
  }

  /** @param {string} id */
  find(id) {
    return this.#messages.find((message) => message.id === id);
  }

  /**
   * @param {string} id of a message that exists
   * @returns {Buffer}
   */
  source(id) {
    return this.#sources.get(id) ?? readFileSync(join(this.#folder ?? '', `${id}.eml`));
  }

  /**
   * @param {Buffer} source as received
   * @param {{ from: string, to: string[] }} envelope
   */
  async add(source, envelope) {
    const received = new Date();
    // Sorts by time; the counter tells two of the same millisecond apart.
    const id = `${received.toISOString().replace(/[^\dT]/g, '')}-${String(++this.#counter % 10_000).padStart(4, '0')}`;
    // What a mail server notes at delivery: the envelope is not part of the message itself.
    const head = [
      `Return-Path: <${oneLine(envelope.from)}>`,
      `X-Original-To: ${envelope.to.map(oneLine).join(', ')}`,
      `X-Received: ${received.toISOString()}`,
    ];
    const kept = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n`), source]);
    const message = await parse(id, kept);
    if (this.#folder) writeFileSync(join(this.#folder, `${id}.eml`), kept, { mode: 0o600 });
    else this.#sources.set(id, kept);
    this.#messages.unshift(message);
    this.#trim();
    return message;
  }

  clear() {
    for (const { id } of this.#messages) this.#delete(id);
    this.#messages = [];
  }

  #trim() {
    for (const { id } of this.#messages.splice(LIMIT)) this.#delete(id);
  }

  /** @param {string} id */
  #delete(id) {
    this.#sources.delete(id);
    if (this.#folder) rmSync(join(this.#folder, `${id}.eml`), { force: true });
  }
}

/**
 * @param {string} id
 * @param {Buffer} source
 * @returns {Promise<MailMessage>}
 */
async function parse(id, source) {
  const mail = await PostalMime.parse(source);
  const header = (/** @type {string} */ name) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  return {
    id,
    received: header('x-received'),
    from: header('return-path').replace(/^<|>$/g, ''),
    to: header('x-original-to').split(', ').filter(Boolean),
    fromHeader: written(mail.from),
    toHeader: (mail.to ?? []).map(written).join(', '),
    subject: mail.subject ?? '',
    date: mail.date,
    messageId: mail.messageId,
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map((attachment, index) => ({
      name: attachment.filename ?? `anexo-${index + 1}`,
      type: attachment.mimeType,
      size: sizeOf(attachment.content),
      contentId: attachment.contentId?.replace(/^<|>$/g, ''),
    })),
  };
}

/**
 * @param {Buffer} source
 * @param {number} index
 * @returns {Promise<Buffer | undefined>}
 */
export async function attachmentContent(source, index) {
  const content = (await PostalMime.parse(source)).attachments[index]?.content;
  if (content === undefined) return undefined;
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}

/** @param {string | ArrayBuffer | Uint8Array} content */
function sizeOf(content) {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
}

/** @param {import('postal-mime').Address | undefined} address */
function written(address) {
  if (!address) return '';
  if (!address.address) return address.name;
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

/** @param {string} text */
function oneLine(text) {
  return text.replace(/[\r\n]/g, '');
}
