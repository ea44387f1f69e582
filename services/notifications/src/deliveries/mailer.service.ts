import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { SpanKind, readConfig, str, url, withSpan } from '@araucaria/platform';
import { CircuitBreaker } from './circuit-breaker.js';
import { mimeText } from './mime-text.js';

export interface Mail {
  /** An address without a name. Visitors choose their names, and mail programs display them prominently. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** In angle brackets. */
  messageId: string;
  attachments?: Array<{ filename: string; contentType: string; content: string }>;
  /** iCalendar entry (RFC 5545), which mail programs offer for the calendar. */
  icalEvent?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; filename: string; content: string };
  /** Ends e-mails of this kind by a POST without a session, which mail programs offer as a button (RFC 8058). */
  oneClickUnsubscribeUrl?: string;
}

/** For each step of the SMTP dialogue. */
const SMTP_TIMEOUT_MS = 10_000;
export const MAX_SMTP_CONNECTIONS = 6;
/** Shorter than {@link SMTP_TIMEOUT_MS}, so that an idle connection is closed before its timeout is an error. */
const IDLE_TIMEOUT_MS = 8_000;

interface SmtpError extends Error {
  code?: string;
  /** The SMTP command that failed: `MAIL FROM`, `RCPT TO`, `DATA`, … */
  command?: string;
  responseCode?: number;
}

function parseSender(from: string): { name: string; email: string } {
  const [, name = '', email = from.trim()] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name || email, email };
}

/** Whether the server is available and rejected this mail. */
const isRejection = ({ code = '', command = '' }: SmtpError) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';

/** Whether a retry would fail in the same way: a 5xx response to recipient or content, or an invalid address. */
export function isPermanentRejection(error: unknown): boolean {
  const { code, responseCode } = error as SmtpError;
  return isRejection(error as SmtpError) && (responseCode ? responseCode >= 500 : code === 'EENVELOPE');
}

/** The message as one piece: a streamed one is written to the connection in a dozen small packets. */
function composed(message: SendMailOptions): SendMailOptions {
  const node = new MailComposer(message).compile();
  return { envelope: node.getEnvelope(), raw: mimeText(node) };
}

/** Sends e-mail over `SMTP_URL` with pooled connections. */
@Injectable()
export class MailerService implements OnApplicationShutdown {
  private readonly config = readConfig({
    SMTP_URL: url({ desc: 'smtp://user:password@host:port' }),
    MAIL_FROM: str({ desc: 'Name <address@domain>' }),
  });
  private readonly transport = createTransport({
    pool: true,
    url: this.config.SMTP_URL,
    maxConnections: MAX_SMTP_CONNECTIONS,
    // Attempts are counted in the delivery's row; the pool must not add any.
    maxRequeues: 0,
    idleTimeout: IDLE_TIMEOUT_MS,
    dnsTimeout: SMTP_TIMEOUT_MS,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  /** Name and address of `MAIL_FROM`. */
  readonly sender = parseSender(this.config.MAIL_FROM);

  readonly circuit = new CircuitBreaker('mail server');

  /** Domain of `MAIL_FROM`, for message ids. */
  readonly domain = /@([\w.-]+)/.exec(this.config.MAIL_FROM)?.[1] ?? 'localhost';

  /**
   * @returns the server's response
   * @throws {CircuitOpenError}, or an SMTP error
   */
  async send({ oneClickUnsubscribeUrl, ...mail }: Mail): Promise<string> {
    const message = composed({
      ...mail,
      to: { name: '', address: mail.to },
      from: this.config.MAIL_FROM,
      headers: {
        // Suppresses automatic replies (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(oneClickUnsubscribeUrl && {
          'List-Unsubscribe': `<${oneClickUnsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const span = { kind: SpanKind.CLIENT, attributes: { 'messaging.system': 'smtp' } } as const;
    const { response } = await withSpan('send e-mail', span, () =>
      this.circuit.run(
        () => this.transport.sendMail(message),
        (error) => isRejection(error as SmtpError),
      ),
    );
    return response;
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
