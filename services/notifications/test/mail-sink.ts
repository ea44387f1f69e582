import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  url: string;
  port: number;
  /** What was accepted, oldest first; `to` is the envelope's. */
  mails: Array<Email & { recipients: string[] }>;
  /** Answers the next recipients with this code; undefined accepts them. */
  refuseWith?: number;
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it takes. */
export async function startMailSink(port = 0): Promise<MailSink> {
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
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          sink.mails.push({ ...mail, recipients });
          done();
        }, done);
      });
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const address = smtp.server.address() as AddressInfo;
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails: [],
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return sink;
}

/** A server that takes connections and never says a word. */
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
