import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { LOOPBACK } from './ports.ts';

/** A gateway that stops is noticed within this time; it accepts requests for longer (`DRAIN_DELAY_MS`). */
const HEALTH_INTERVAL_MS = 200;
const HEALTH_TIMEOUT_MS = 2_000;
/** How long a connection waits for a gateway that accepts it: a gateway restarts within this time. */
const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_INTERVAL_MS = 50;
/** How long a withdrawal waits for connections without a response: browsers open some before they need them. */
const WITHDRAWAL_TIMEOUT_MS = 10_000;

interface LoadBalancerOptions {
  /** 0: any free one. */
  port: number;
  gatewayPorts: readonly number[];
}

interface Upstream {
  port: number;
  /** Whether it accepts work, by its last health check. */
  isReady: boolean;
  isWithdrawn: boolean;
  /** Those that are being opened included. */
  connections: Set<Socket>;
}

export interface LoadBalancer {
  port: number;
  /**
   * Restarts a gateway, also one that closes its connections at once when it stops: new connections go to the others before
   * `restart` is called, and those that were passed on shortly before have a response or have waited for 10 s.
   * @param restart resolves when the gateway accepts work again
   */
  withdrawWhile(gatewayPort: number, restart: () => Promise<void>): Promise<void>;
  /** Stops accepting connections, and breaks those that are open. */
  stop(): Promise<void>;
}

/**
 * One address for several gateways on this machine. It passes on connections, not requests: their bytes are not read, so that
 * it costs little, and a gateway sees the same loopback address and headers as without it. Connections go to the first gateway
 * that is ready: a change is in the memory of its own gateway at once and in that of the others some milliseconds later. The next
 * gateway takes over when the first one leaves or refuses a connection. Gateways that are not ready come later: without Redis none
 * is, and the site still serves the jobs. A gateway that is withdrawn comes last.
 */
export async function startLoadBalancer({ port, gatewayPorts }: LoadBalancerOptions): Promise<LoadBalancer> {
  const upstreams = gatewayPorts.map((gatewayPort): Upstream => ({
    port: gatewayPort,
    isReady: false,
    isWithdrawn: false,
    connections: new Set(),
  }));
  const sockets = new Set<Socket>();

  const inOrder = (): Upstream[] => upstreams.toSorted((a, b) => rank(a) - rank(b));
  const openToGateway = async (client: Socket): Promise<Socket | undefined> => {
    const deadlineMs = Date.now() + CONNECT_TIMEOUT_MS;
    while (!client.destroyed && Date.now() < deadlineMs) {
      for (const upstream of inOrder()) {
        const socket = await open(upstream);
        if (socket) return socket;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
    }
    return undefined;
  };
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    track(client);
    // Without a listener an error would end this process. The socket closes after it.
    client.on('error', () => undefined);
    void openToGateway(client).then((gateway) => {
      if (!gateway || client.destroyed) {
        client.destroy();
        gateway?.destroy();
        return;
      }
      track(gateway);
      join(client, gateway);
    });
  });
  const checks = setInterval(() => {
    for (const upstream of upstreams) void check(upstream);
  }, HEALTH_INTERVAL_MS).unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    async withdrawWhile(gatewayPort, restart) {
      const upstream = upstreams.find((each) => each.port === gatewayPort);
      if (!upstream) throw new Error(`no gateway at port ${gatewayPort}`);
      upstream.isWithdrawn = true;
      try {
        await untilAnswered(upstream);
        await restart();
      } finally {
        upstream.isWithdrawn = false;
        await check(upstream);
      }
    },
    async stop() {
      clearInterval(checks);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Passes on the bytes and the ends of both sides. What breaks one side breaks the other. */
function join(client: Socket, gateway: Socket): void {
  for (const [from, to] of [
    [client, gateway],
    [gateway, client],
  ] as const) {
    from.pipe(to);
    from.once('error', () => to.resetAndDestroy());
    from.once('close', () => to.destroySoon());
  }
}

function open({ port, connections }: Upstream): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: LOOPBACK, noDelay: true, allowHalfOpen: true });
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    const refused = (): void => resolve(undefined);
    socket.once('error', refused);
    socket.once('connect', () => {
      socket.off('error', refused);
      resolve(socket);
    });
  });
}

async function check(upstream: Upstream): Promise<void> {
  upstream.isReady = await fetch(`http://${LOOPBACK}:${upstream.port}/health/ready`, {
    signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

/** Gateways of a lower rank get the connections. */
function rank({ isReady, isWithdrawn }: Upstream): number {
  if (isWithdrawn) return 2;
  return isReady ? 0 : 1;
}

/** Waits until each connection of the gateway has received some of a response. */
async function untilAnswered({ connections }: Upstream): Promise<void> {
  const deadlineMs = Date.now() + WITHDRAWAL_TIMEOUT_MS;
  while ([...connections].some(({ bytesRead }) => bytesRead === 0) && Date.now() < deadlineMs)
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
}
