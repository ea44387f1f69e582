import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import type { Compose } from './compose.ts';

/** A gateway allows a client 600 requests a minute. */
const REQUEST_INTERVAL_MS = 150;
const METRICS_PROGRAM = `fetch('http://127.0.0.1:3000/metrics').then(async (r) => process.stdout.write(await r.text()))`;

/**
 * A client stays at one gateway behind the proxy. When that gateway stops, and until it serves again, no request fails: reads and
 * calls by POST, each over a connection of its own.
 * @param authority the certificate of the proxy's own authority
 */
export async function checkProxy(compose: Compose, url: string, authority: string): Promise<void> {
  console.log('Proxy:');
  const client = new Client(url, authority, await jobTitlesQuery(compose));
  const gateways = await compose.containers('gateway');
  const before = await Promise.all(gateways.map(({ Id }) => countReads(compose, Id)));
  for (let index = 0; index < 20; index++) await client.read();
  const after = await Promise.all(gateways.map(({ Id }) => countReads(compose, Id)));
  const served = after.map((count, index) => count - (before[index] ?? 0));
  if (served.toSorted((a, b) => a - b).join() !== '0,20')
    throw new Error(`20 requests of one client were served by several gateways: ${served.join()}`);
  console.log('  20 requests of one client went to one gateway');

  const busy = gateways[served.indexOf(20)]?.Id ?? '';
  const restart = compose.podman
    .run('stop', '--time', '15', busy)
    .then(() => compose.podman.run('start', busy))
    .then(() => compose.untilHealthy());
  const responses = await client.requestUntil(restart);
  const failed = responses.filter((response) => response !== '200');
  if (failed.length) throw new Error(`Of ${responses.length} requests failed: ${failed.join(', ')}`);
  console.log(`  ${responses.length} requests while it stopped and started again, none failed`);
}

class Client {
  private readonly url: string;
  private readonly options: RequestOptions;
  private readonly query: string;

  constructor(url: string, authority: string, query: string) {
    this.url = url;
    this.query = query;
    this.options = { ca: authority, agent: false };
  }

  /** @returns the status, or the error of the connection */
  read(): Promise<string> {
    return this.send('/api/jobs', {});
  }

  /** Sends both kinds of requests until `work` has ended. */
  async requestUntil(work: Promise<unknown>): Promise<string[]> {
    let isRunning = true;
    const ended = work.finally(() => (isRunning = false));
    const repeat = async (send: () => Promise<string>): Promise<string[]> => {
      const responses = [];
      while (isRunning) {
        responses.push(await send());
        await new Promise((done) => setTimeout(done, REQUEST_INTERVAL_MS));
      }
      return responses;
    };
    const [reads, calls] = await Promise.all([repeat(() => this.read()), repeat(() => this.call()), ended]);
    return [...reads, ...calls];
  }

  private call(): Promise<string> {
    // A page of the site sends the second header; without it the call is refused as one of another site.
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    return this.send('/graphql', { method: 'POST', headers }, JSON.stringify({ query: this.query }));
  }

  private async send(path: string, options: RequestOptions, body?: string): Promise<string> {
    try {
      const sent = request(`${this.url}${path}`, { ...this.options, ...options }).end(body);
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      await once(response.resume(), 'end');
      return String(response.statusCode);
    } catch (error) {
      return (error as Error).message;
    }
  }
}

/** A query of the site that was built with the image: in production a gateway knows no others. */
async function jobTitlesQuery(compose: Compose): Promise<string> {
  const documents = await compose.exec('gateway', 'cat', 'frontend/dist/persisted-documents.json');
  const texts = Object.values(JSON.parse(documents) as Record<string, string>);
  const query = texts.find((text) => text.startsWith('query JobTitles '));
  if (!query) throw new Error('The site of the image has no query JobTitles');
  return query;
}

/** Requests for the list of jobs that a gateway has responded to. */
async function countReads({ podman }: Compose, id: string): Promise<number> {
  const metrics = await podman.run('exec', id, 'node', '-e', METRICS_PROGRAM);
  const counts = metrics.matchAll(
    /^http_server_request_duration_seconds_count\{[^}]*route="\/api\/jobs"[^}]*\} (\d+)/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
