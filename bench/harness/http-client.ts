import { Agent, request } from 'node:http';

export interface HttpRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Default 200. */
  status?: number | number[];
}

/** Connections stay open between requests, as those of a browser or a proxy. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** @returns the body. Rejects when the status is another one. */
export function send(
  url: string,
  { method = 'GET', headers = {}, body, status = 200 }: HttpRequest = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(url, { agent, method, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if ([status].flat().includes(response.statusCode ?? 0)) resolve(bytes);
        else reject(new Error(`${method} ${url}: ${response.statusCode} ${bytes.toString().slice(0, 300)}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export const sendJson = async <T>(url: string, options: HttpRequest = {}): Promise<T> =>
  JSON.parse((await send(url, options)).toString()) as T;
