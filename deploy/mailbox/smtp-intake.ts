import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

/** Larger than any mail of the product. */
const MAX_MAIL_BYTES = 30 * 1024 * 1024;
const CLOSE_TIMEOUT_MS = 500;

/** An SMTP server, not listening yet, that puts every accepted mail into the store. */
export function createSmtpIntake(store: MailStore): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    closeTimeout: CLOSE_TIMEOUT_MS,
    logger: false,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      buffer(stream)
        .then(async (source) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('Message too large'), { responseCode: 552 });
          await store.add(source, {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          });
        })
        .then(() => done(), done);
    },
  });
  // A client that disconnects in the middle of a mail harms only that mail.
  server.on('error', () => undefined);
  return server;
}
