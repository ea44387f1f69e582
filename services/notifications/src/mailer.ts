import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { readConfig, str, url } from '@araucaria/platform';
import { Outage } from './outage.js';

export interface Mail {
  /** An address only: names come from strangers, and mail programs show them large. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets. */
  messageId: string;
  attachments?: Array<{ filename: string; contentType: string; content: string }>;
  /** An entry that mail programs put into the calendar. */
  icalEvent?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
}

/** Each step of the talk with the mail server; whoever waits for it holds one of the six places that hear events. */
const STEP_LIMIT = 10_000;
/** As many as hear events at the same time. */
const CONNECTIONS = 6;
/** Idle connections are closed before {@link STEP_LIMIT} would call them dead. */
const IDLE_LIMIT = 8_000;
interface SmtpError extends Error {
  code?: string;
  /** What was being said when it failed: `MAIL FROM`, `RCPT TO`, `DATA`, … */
  command?: string;
  responseCode?: number;
}

function senderOf(from: string): { name: string; email: string } {
  const [, name = '', email = from.trim()] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name || email, email };
}

/** The server answered, and what it refused was this mail. */
const ofThisMail = ({ code = '', command = '' }: SmtpError) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';

/** Trying the same mail again would change nothing: a 5xx answer to recipient or content, or no usable address. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as SmtpError;
  return ofThisMail(error as SmtpError) && (responseCode ? responseCode >= 500 : code === 'EENVELOPE');
}

/** Sends e-mail over `SMTP_URL`, on connections that are kept for the next mails. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly config = readConfig({
    SMTP_URL: url({ desc: 'smtp://user:password@host:port' }),
    MAIL_FROM: str({ desc: 'Name <address@domain>' }),
  });
  private readonly transport = createTransport({
    pool: true,
    url: this.config.SMTP_URL,
    maxConnections: CONNECTIONS,
    // The delivery's own row counts the tries; the pool must not make some that nobody counts.
    maxRequeues: 0,
    idleTimeout: IDLE_LIMIT,
    dnsTimeout: STEP_LIMIT,
    connectionTimeout: STEP_LIMIT,
    greetingTimeout: STEP_LIMIT,
    socketTimeout: STEP_LIMIT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Name and address of `MAIL_FROM`. */
  readonly sender = senderOf(this.config.MAIL_FROM);

  /** Asked before a letter is written. */
  readonly outage = new Outage('mail server');

  /** Where message ids live: the domain of `MAIL_FROM`. */
  readonly domain = /@([\w.-]+)/.exec(this.config.MAIL_FROM)?.[1] ?? 'localhost';

  /** @returns what the server said when it took the mail */
  async send(mail: Mail): Promise<string> {
    const message = {
      ...mail,
      to: { name: '', address: mail.to },
      from: this.config.MAIL_FROM,
      // Out-of-office replies to a receipt help nobody (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    const { response } = await this.outage.watch(
      () => this.transport.sendMail(message),
      (error) => ofThisMail(error as SmtpError),
    );
    return response;
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
