import { once } from 'node:events';
import { request, type Agent, type IncomingMessage } from 'node:http';

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
    const sent = request(url, { agent, method, headers }).end(message.body);
    const [incoming] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks = (await incoming.toArray()) as Buffer[];
    const received = new Headers();
    for (const [name, values = []] of Object.entries(incoming.headersDistinct))
      for (const value of values) received.append(name, value);
    return new Response(chunks.length ? Buffer.concat(chunks) : null, {
      status: incoming.statusCode ?? 0,
      headers: received,
    });
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
