import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMail, type MailMessage } from './mail-message.ts';

/** Ids of one millisecond differ by a counter of four digits. */
const COUNTER_RANGE = 10_000;

/**
 * Received mails, newest first; as .eml files in a folder, or in memory. Each acceptance is a separate message, also when
 * the same mail arrives twice: tests count them.
 */
export class MailStore {
  readonly #folder: string | undefined;
  readonly #maxMessages: number;
  #messages: MailMessage[] = [];
  /** Sources of the messages when there is no folder. */
  readonly #sources = new Map<string, Buffer>();
  #counter = 0;

  /** @param maxMessages the newest ones are kept, older ones are deleted; 0: mails are accepted and dropped unread */
  constructor(folder?: string, maxMessages = 1_000) {
    this.#folder = folder;
    this.#maxMessages = maxMessages;
  }

  async open(): Promise<void> {
    if (!this.#folder) return;
    mkdirSync(this.#folder, { recursive: true });
    const names = readdirSync(this.#folder)
      .filter((name) => name.endsWith('.eml'))
      .sort();
    for (const name of names) {
      const id = name.slice(0, -'.eml'.length);
      this.#messages.unshift(await parseMail(id, readFileSync(join(this.#folder, name))));
    }
    this.#deleteOldest();
  }

  list(): MailMessage[] {
    return [...this.#messages];
  }

  find(id: string): MailMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** @param id of a message that exists */
  source(id: string): Buffer {
    return this.#sources.get(id) ?? readFileSync(join(this.#folder ?? '', `${id}.eml`));
  }

  async add(source: Buffer, envelope: { from: string; to: string[] }): Promise<void> {
    if (this.#maxMessages === 0) return;
    const received = new Date();
    // Sorts by time.
    const counter = String(++this.#counter % COUNTER_RANGE).padStart(4, '0');
    const id = `${received.toISOString().replace(/[^\dT]/g, '')}-${counter}`;
    // The headers that a mail server adds at delivery: the envelope is not part of the message itself.
    const headers = [
      `Return-Path: <${oneLine(envelope.from)}>`,
      `X-Original-To: ${envelope.to.map(oneLine).join(', ')}`,
      `X-Received: ${received.toISOString()}`,
    ];
    const stored = Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n`), source]);
    const message = await parseMail(id, stored);
    if (this.#folder) writeFileSync(join(this.#folder, `${id}.eml`), stored, { mode: 0o600 });
    else this.#sources.set(id, stored);
    this.#messages.unshift(message);
    this.#deleteOldest();
  }

  clear(): void {
    this.deleteWhere(() => true);
  }

  deleteWhere(isDeleted: (message: MailMessage) => boolean): void {
    for (const { id } of this.#messages.filter(isDeleted)) this.#delete(id);
    this.#messages = this.#messages.filter((message) => !isDeleted(message));
  }

  #deleteOldest(): void {
    for (const { id } of this.#messages.splice(this.#maxMessages)) this.#delete(id);
  }

  #delete(id: string): void {
    this.#sources.delete(id);
    if (this.#folder) rmSync(join(this.#folder, `${id}.eml`), { force: true });
  }
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]/g, '');
}
