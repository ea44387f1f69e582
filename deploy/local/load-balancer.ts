import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { createProxyServer } from 'httpxy';
import { GatewayAgent, type Upstream } from './gateway-agent.ts';
import { LOOPBACK } from './ports.ts';

/** A gateway that stops is noticed within this time; it accepts requests for longer (`DRAIN_DELAY_MS`). */
const HEALTH_INTERVAL_MS = 200;
const HEALTH_TIMEOUT_MS = 2_000;
/** Browsers keep connections for about a minute. A server that closes one earlier may do so while a request is on its way. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;
/** Methods that may be repeated when the gateway dies before its response; their requests have no body. */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS']);
const MAX_ATTEMPTS = 3;
/** As the gateway's own response to a failure; `UNAVAILABLE` in libs/contracts/src/errors.ts. */
const UNAVAILABLE = {
  statusCode: 503,
  code: 'UNAVAILABLE',
  message: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
};

interface LoadBalancerOptions {
  /** 0: any free one. */
  port: number;
  /** Loopback ports of the gateways. */
  gatewayPorts: readonly number[];
  /** Proxies in front of this one, as in `TRUSTED_PROXIES`: only their `X-Forwarded-*` headers are passed on. */
  trustedProxies?: string | undefined;
}

export interface LoadBalancer {
  port: number;
  /** Stops accepting connections, and waits for the open requests until `timeoutMs`. */
  stop(timeoutMs?: number): Promise<void>;
}

/**
 * One address for several gateways on this machine. Bodies pass through as they arrive, in both directions. The gateways
 * see the client's address in `X-Forwarded-For`, and must trust loopback as a proxy.
 */
export async function startLoadBalancer(options: LoadBalancerOptions): Promise<LoadBalancer> {
  const upstreams: Upstream[] = options.gatewayPorts.map((port) => ({ port, isReady: false }));
  const kept = new GatewayAgent(upstreams, true);
  const single = new GatewayAgent(upstreams, false);
  const isTrusted = compile((options.trustedProxies ?? '').split(',').flatMap((entry) => entry.trim() || []));
  const proxy = createProxyServer({ target: `http://${LOOPBACK}` });
  const attempts = new WeakMap<IncomingMessage, number>();

  const forward = (request: IncomingMessage, response: ServerResponse): void => {
    attempts.set(request, (attempts.get(request) ?? 0) + 1);
    // A kept connection may be closed by its gateway while a request is on its way. Only a repeatable one takes that risk.
    const agent = REPEATABLE.has(request.method ?? '') ? kept : single;
    void proxy.web(request, response, { agent }).catch(() => refuse(response));
  };
  proxy.on('proxyReq', (outgoing, { headers }) => {
    // A gateway may refuse an upload by its headers, before any of its body has arrived.
    if (headers['content-length'] || headers['transfer-encoding']) outgoing.flushHeaders();
  });
  proxy.on('proxyRes', ({ headers }) => {
    // They concern the connection to the gateway.
    delete headers.connection;
    delete headers['keep-alive'];
  });
  proxy.on('error', (_error, request, response) => {
    if (!request || !response || !('headersSent' in response)) return;
    const mayRepeat = REPEATABLE.has(request.method ?? '') && (attempts.get(request) ?? 0) < MAX_ATTEMPTS;
    if (response.headersSent || response.destroyed) response.destroy();
    else if (mayRepeat) forward(request, response);
    else refuse(response);
  });

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (request, response) => {
    setForwardedHeaders(request, isTrusted);
    forward(request, response);
  });
  const checks = setInterval(() => {
    for (const upstream of upstreams) void check(upstream, kept);
  }, HEALTH_INTERVAL_MS).unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, LOOPBACK, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    async stop(timeoutMs = 0) {
      const closed = new Promise((resolve) => server.close(resolve));
      const forced = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearTimeout(forced);
      clearInterval(checks);
      kept.destroy();
    },
  };
}

async function check(upstream: Upstream, kept: GatewayAgent): Promise<void> {
  const wasReady = upstream.isReady;
  upstream.isReady = await fetch(`http://${LOOPBACK}:${upstream.port}/health/ready`, {
    signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
  if (wasReady && !upstream.isReady) kept.closeIdle(upstream);
}

/** A client could claim any address: what it sends is replaced, unless it is a proxy that `TRUSTED_PROXIES` names. */
function setForwardedHeaders(
  { headers, socket }: IncomingMessage,
  isTrusted: ReturnType<typeof compile>,
): void {
  const address = socket.remoteAddress ?? '';
  if (!isTrusted(address, 0)) {
    for (const name of Object.keys(headers))
      if (/^(x-forwarded-|forwarded$|x-real-ip$)/.test(name)) delete headers[name];
  }
  const claimed = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = claimed ? `${String(claimed)}, ${address}` : address;
  headers['x-forwarded-proto'] ??= 'http';
}

function refuse(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    connection: 'close',
  });
  response.end(JSON.stringify(UNAVAILABLE));
}
