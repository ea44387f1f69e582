import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { LOOPBACK } from './ports.ts';

/** A gateway that stops is noticed within this time; it accepts requests for longer (`DRAIN_DELAY_MS`). */
const HEALTH_INTERVAL_MS = 200;
const HEALTH_TIMEOUT_MS = 2_000;
/** How long a connection waits for a gateway that accepts it: a gateway restarts within this time. */
const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_INTERVAL_MS = 50;

interface LoadBalancerOptions {
  /** 0: any free one. */
  port: number;
  /** Loopback ports of the gateways. */
  gatewayPorts: readonly number[];
}

interface Upstream {
  port: number;
  /** Whether it accepts work, by its last health check. */
  isReady: boolean;
}

export interface LoadBalancer {
  port: number;
  /** Stops accepting connections, and breaks those that are open. */
  stop(): Promise<void>;
}

/**
 * One address for several gateways on this machine. It passes on connections, not requests: their bytes are not read, so that
 * it costs little, and a gateway sees the same loopback address and headers as without it. Connections go to the first gateway
 * that is ready: a change is in the memory of its own gateway at once and in that of the others some milliseconds later. The next
 * gateway takes over when the first one leaves or refuses a connection. Gateways that are not ready come last: without Redis none
 * is, and the site still serves the jobs.
 */
export async function startLoadBalancer({ port, gatewayPorts }: LoadBalancerOptions): Promise<LoadBalancer> {
  const upstreams: Upstream[] = gatewayPorts.map((gatewayPort) => ({ port: gatewayPort, isReady: false }));
  const sockets = new Set<Socket>();

  const inOrder = (): Upstream[] => [...upstreams].sort((a, b) => Number(b.isReady) - Number(a.isReady));
  const openToGateway = async (client: Socket): Promise<Socket | undefined> => {
    const deadlineMs = Date.now() + CONNECT_TIMEOUT_MS;
    while (!client.destroyed && Date.now() < deadlineMs) {
      for (const upstream of inOrder()) {
        const socket = await open(upstream.port);
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

/** A connection, or undefined if it is refused. */
function open(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: LOOPBACK, noDelay: true, allowHalfOpen: true });
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
