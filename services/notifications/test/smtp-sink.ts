import { writeFile } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  url: string;
  port: number;
  /** Accepted mails, oldest first. `recipients` are those of the SMTP envelope. */
  mails: Array<Email & { recipients: string[] }>;
  /** SMTP code with which the next recipients are rejected; undefined accepts them. */
  refuseWith?: number | undefined;
  stop(): Promise<void>;
}

/** An SMTP server that stores the mails that it accepts. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      const { refuseWith } = sink;
      done(refuseWith ? Object.assign(new Error('refused'), { responseCode: refuseWith }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(Buffer.concat(chunks))
          .then(async (mail) => {
            await keepForLooking(mail);
            sink.mails.push({ ...mail, recipients });
            done();
          })
          .catch(done);
      });
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const address = smtp.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails: [],
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return sink;
}

/** Keeps one mail of each subject in the folder named by the environment variable `MAILS`, to be looked at; without it, none. */
async function keepForLooking({ subject = '', html = '' }: Email): Promise<void> {
  const folder = process.env.MAILS;
  if (folder)
    await writeFile(join(folder, `${subject.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.html`), html);
}

/** A server that accepts connections and never responds. */
export async function startSilentServer(
  port: number,
): Promise<{ connections: Socket[]; stop(): Promise<void> }> {
  const connections: Socket[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    connections.push(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    connections,
    stop: async () => {
      for (const socket of connections) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
