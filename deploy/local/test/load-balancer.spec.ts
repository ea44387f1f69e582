import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startLoadBalancer, type LoadBalancer } from '../servers/load-balancer.ts';
import { freePort } from '../servers/ports.ts';

interface Gateway {
  port: number;
  server: Server;
  /** What `/health/ready` answers. */
  health: number;
  received: string[];
  /** How often its health was asked for. */
  checks: number;
}

describe('the load balancer', () => {
  const gateways: Gateway[] = [];
  let balancer: LoadBalancer;
  let url: string;
  const handlers = new Map<string, RequestListener>();

  async function startGateway(port = 0): Promise<Gateway> {
    const server = createServer((incoming, outgoing) => {
      if (incoming.url === '/health/ready') {
        gateway.checks += 1;
        return outgoing.writeHead(gateway.health).end();
      }
      gateway.received.push(`${incoming.method} ${incoming.url}`);
      const handler = handlers.get(incoming.url ?? '');
      if (handler) return handler(incoming, outgoing);
      outgoing.end(JSON.stringify(incoming.headers));
    });
    await once(server.listen(port, '127.0.0.1'), 'listening');
    const gateway: Gateway = {
      port: (server.address() as AddressInfo).port,
      server,
      health: 200,
      received: [],
      checks: 0,
    };
    return gateway;
  }
  async function stopGateway({ server }: Gateway): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  /** Until the health of the gateway has been asked for twice: then the first answer has been read. */
  async function noticed(gateway: Gateway): Promise<void> {
    const before = gateway.checks;
    while (gateway.checks < before + 2) await delay(20);
  }
  async function balance(): Promise<void> {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    balancer = await startLoadBalancer({
      port,
      gatewayPorts: gateways.map((one) => one.port),
    });
  }
  /** Each request has its own connection: the load balancer chooses a gateway for a connection. */
  const send = (address: string, init: RequestInit = {}) =>
    fetch(address, { ...init, headers: { ...init.headers, connection: 'close' } });
  const receivedBy = (index: number): string[] => gateways[index]?.received ?? [];
  const headersSeen = async (headers: Record<string, string>) =>
    (await (await send(`${url}/headers`, { headers })).json()) as Record<string, string>;

  beforeEach(async () => {
    gateways.push(await startGateway(), await startGateway());
  });
  afterEach(async () => {
    await balancer.stop();
    await Promise.all(gateways.splice(0).map(stopGateway));
    handlers.clear();
  });

  it('uses the first gateway, and the next one when it is stopped, bodies included', async () => {
    await balance();
    handlers.set('/echo', (incoming, outgoing) => void incoming.pipe(outgoing));
    const post = async (body: string) => (await send(`${url}/echo`, { method: 'POST', body })).text();
    for (let n = 0; n < 4; n++) expect(await post(`${n}`)).toBe(`${n}`);
    expect([receivedBy(0).length, receivedBy(1).length]).toEqual([4, 0]);
    await stopGateway(gateways[0] as Gateway);
    const body = 'x'.repeat(1_000_000);
    for (let n = 0; n < 4; n++) expect(await post(body)).toBe(body);
  });

  it('sends new requests elsewhere while a gateway is not ready, and to it when none is', async () => {
    await balance();
    const [first, second] = gateways as [Gateway, Gateway];
    first.health = 503;
    await noticed(first);
    for (let n = 0; n < 6; n++) await headersSeen({});
    expect(first.received).toEqual([]);
    second.health = 503;
    await noticed(second);
    for (let n = 0; n < 6; n++)
      expect((await send(`${url}/x`, { method: 'POST', body: 'x' })).status).toBe(200);
    expect(first.received.length).toBeGreaterThan(0);
  });

  it('withdraws a gateway while it restarts: connections that it has wait for their responses, new ones go elsewhere', async () => {
    await balance();
    const [first, second] = gateways as [Gateway, Gateway];
    const arrived = new Promise<ServerResponse>((resolve) =>
      handlers.set('/slow', (_incoming, outgoing) => resolve(outgoing)),
    );
    const slow = send(`${url}/slow`);
    const outgoing = await arrived;
    const restart = balancer.withdrawWhile(first.port, async () => {
      // As a gateway that closes its connections at once.
      await stopGateway(first);
      gateways[0] = await startGateway(first.port);
    });
    const elsewhere = headersSeen({});
    outgoing.end('done');
    expect(await (await slow).text()).toBe('done');
    await elsewhere;
    expect([first.received, second.received]).toEqual([['GET /slow'], ['GET /headers']]);
    await restart;
    await headersSeen({});
    expect(receivedBy(0)).toEqual(['GET /headers']);
  });

  it('passes both bodies on as they arrive', async () => {
    await balance();
    const arrived: string[] = [];
    handlers.set('/stream', (incoming, outgoing) => {
      outgoing.write('first');
      incoming.on('data', (chunk: Buffer) => {
        arrived.push(String(chunk));
        outgoing.end();
      });
    });
    const sending = request(`${url}/stream`, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
    sending.flushHeaders();
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    expect(String(await once(response, 'data').then(([chunk]) => chunk as Buffer))).toBe('first');
    sending.write('part');
    await once(response.resume(), 'end');
    expect(arrived).toEqual(['part']);
    sending.destroy();
  });

  it('breaks the connection of a client whose gateway breaks it, and keeps those of others', async () => {
    await balance();
    handlers.set('/dies', (incoming) => incoming.socket.destroy());
    await expect(send(`${url}/dies`)).rejects.toThrow('fetch failed');
    expect((await send(`${url}/headers`)).status).toBe(200);
  });

  it('ends the connection to a gateway whose client is gone', async () => {
    await balance();
    const gone = new Promise((resolve) => {
      handlers.set('/endless', (incoming, outgoing) => {
        outgoing.write('first');
        incoming.socket.once('close', resolve);
      });
    });
    const abort = new AbortController();
    await send(`${url}/endless`, { signal: abort.signal });
    abort.abort();
    await gone;
  });

  it('passes on headers as they are', async () => {
    await balance();
    expect(await headersSeen({ 'x-forwarded-for': '203.0.113.9' })).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      host: new URL(url).host,
    });
  });

  it('waits for a gateway while all restart', async () => {
    await balance();
    const [first, second] = gateways as [Gateway, Gateway];
    await Promise.all([stopGateway(first), stopGateway(second)]);
    const waiting = send(`${url}/late`, { method: 'POST', body: 'x' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    gateways[0] = await startGateway(first.port);
    expect((await waiting).status).toBe(200);
  });
});
