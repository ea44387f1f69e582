import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ExternalResponse {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

/** A local HTTP server in place of a provider on the internet. */
export interface ExternalServer {
  url: string;
  /** Bodies of the requests since the last `respond`, oldest first. */
  bodies: string[];
  /** Sets the response to all further requests; undefined: never responds. */
  respond(response?: ExternalResponse): void;
  stop(): Promise<void>;
}

export async function startExternalServer(): Promise<ExternalServer> {
  const bodies: string[] = [];
  let current: ExternalResponse | undefined;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    bodies.push(await text(request));
    if (!current) return;
    const headers = { 'content-type': 'application/json', ...current.headers };
    response.writeHead(current.status ?? 200, headers).end(current.body);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    respond: (response) => {
      bodies.length = 0;
      current = response;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
