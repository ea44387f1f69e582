import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { MailMessage } from './mail-message.ts';
import { MailStore } from './mail-store.ts';
import { createSmtpIntake } from './smtp-intake.ts';
import { answerRequest } from './web.ts';

const LOOPBACK = '127.0.0.1';

export interface MailboxOptions {
  /** Folder for the mails; without it they are kept in memory. */
  dataDir?: string;
  /** Default any free port. */
  smtpPort?: number;
  /** Default any free port. */
  httpPort?: number;
  /** Address to listen on; default loopback. */
  host?: string;
  /** Names besides localhost by which the HTTP server is called. */
  hosts?: readonly string[];
  /** The newest ones are kept. Default 1,000; 0: mails are accepted and dropped unread. */
  maxMessages?: number;
}

export interface Mailbox {
  smtpUrl: string;
  /** Of the page. */
  url: string;
  smtpPort: number;
  httpPort: number;
  /** Newest first. A mail is listed as soon as SMTP has accepted it. */
  messages(): MailMessage[];
  clear(): void;
  stop(): Promise<void>;
}

/** Starts a mail server that accepts every mail, delivers none and shows them on a page. */
export async function startMailbox({
  dataDir,
  smtpPort = 0,
  httpPort = 0,
  host = LOOPBACK,
  hosts = [],
  maxMessages,
}: MailboxOptions = {}): Promise<Mailbox> {
  const store = new MailStore(dataDir, maxMessages);
  await store.open();

  const smtp = createSmtpIntake(store);
  const http = createServer((request, response) => {
    answerRequest(store, hosts, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(String(error));
    });
  });
  const ports = {
    smtpPort: await listen(smtp.server, (done) => smtp.listen(smtpPort, host, done)),
    httpPort: await listen(http, (done) => http.listen(httpPort, host, done)),
  };
  return {
    ...ports,
    smtpUrl: `smtp://${LOOPBACK}:${ports.smtpPort}`,
    url: `http://localhost:${ports.httpPort}`,
    messages: () => store.list(),
    clear: () => store.clear(),
    async stop() {
      http.closeAllConnections();
      await Promise.all([
        new Promise<void>((done) => http.close(() => done())),
        new Promise<void>((done) => smtp.close(() => done())),
      ]);
    },
  };
}

function listen(server: Server, begin: (done: () => void) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    begin(() => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
