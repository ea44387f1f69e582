import { once } from 'node:events';
import { Readable } from 'node:stream';
import { request, type Agent, type IncomingMessage } from 'node:http';

/** Statuses of responses that have no body. */
const WITHOUT_BODY = new Set([204, 304]);

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * A fetch over the connections of an agent. That of Node chooses among those of the whole process: also a request with
 * `connection: close` may be sent over one that has been idle for seconds, and that a stopping gateway closes in this moment.
 * @param agent false: a new connection for each request
 */
export function fetchOver(agent: Agent | false): Fetch {
  return async (url, init) => {
    // Serializes the body, and knows its type.
    const { method, headers, ...message } = await serialize(new Request(url, init));
    const signal = init?.signal ?? undefined;
    const sent = request(url, { agent, method, headers, signal }).end(message.body);
    const [incoming] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode = 0 } = incoming;
    const received = new Headers();
    for (const [name, values = []] of Object.entries(incoming.headersDistinct))
      for (const value of values) received.append(name, value);
    const body = WITHOUT_BODY.has(statusCode) ? null : (Readable.toWeb(incoming) as ReadableStream);
    if (!body) incoming.resume();
    return new Response(body, { status: statusCode, headers: received });
  };
}

async function serialize(outgoing: Request) {
  const body = Buffer.from(await outgoing.arrayBuffer());
  const headers = Object.fromEntries(outgoing.headers);
  return {
    method: outgoing.method,
    headers: { ...headers, ...(body.length && { 'content-length': String(body.length) }) },
    body,
  };
}
