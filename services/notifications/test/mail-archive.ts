import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MailArchive {
  url: string;
  /** Parts of Message-IDs whose mails were asked to be deleted, in this order. */
  deleted: string[];
  /** `Authorization` header of the last request. */
  authorization?: string | undefined;
  /** Answers 503 while it is true. */
  isDown: boolean;
  stop(): Promise<void>;
}

/** A double of Mailpit's call `DELETE /api/v1/search`. */
export async function startMailArchive(): Promise<MailArchive> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://archive');
    const [, messageKey] = /^message-id:([0-9a-f]{40})$/.exec(url.searchParams.get('query') ?? '') ?? [];
    const isValid = request.method === 'DELETE' && url.pathname === '/mail/api/v1/search' && messageKey;
    if (isValid && !archive.isDown) archive.deleted.push(messageKey);
    archive.authorization = request.headers.authorization;
    response.writeHead(archive.isDown ? 503 : isValid ? 200 : 400).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const archive: MailArchive = {
    url: `http://leitor:segredo@127.0.0.1:${port}/mail/`,
    deleted: [],
    isDown: false,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return archive;
}
