import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LOOPBACK } from './ports.ts';

/** A kept connection is closed after this time, so that a gateway that was restarted gets its share again. */
const MAX_CONNECTION_AGE_MS = 10_000;
/** How long a request waits for a gateway that accepts connections: a gateway restarts within this time. */
const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_INTERVAL_MS = 50;

/** A gateway as the load balancer sees it. */
export interface Upstream {
  port: number;
  /** Whether it accepts work, by its last health check. */
  isReady: boolean;
}

interface Connection {
  upstream: Upstream;
  openedAtMs: number;
}

/**
 * Opens connections to the gateways in turn. A refused connection is opened to the next gateway before anything of the
 * request is sent, so every request may be repeated this way, whatever it does. Gateways that are not ready come last:
 * without Redis none is ready, and the site still serves the jobs.
 */
export class GatewayAgent extends Agent {
  readonly #upstreams: readonly Upstream[];
  readonly #connections = new Map<Duplex, Connection>();
  #next = 0;

  /** @param keepAlive whether connections are used again, which is only safe for requests that may be repeated */
  constructor(upstreams: readonly Upstream[], keepAlive: boolean) {
    super({ keepAlive });
    this.#upstreams = upstreams;
  }

  override createConnection(
    _options: unknown,
    callback?: (error: Error | null, socket: Duplex) => void,
  ): undefined {
    this.#open().then(
      (socket) => callback?.(null, socket),
      // Node reads no socket beside an error.
      (error: unknown) => callback?.(error as Error, undefined as unknown as Duplex),
    );
    return undefined;
  }

  override keepSocketAlive(socket: Duplex): boolean {
    const connection = this.#connections.get(socket);
    const isFresh = connection && Date.now() - connection.openedAtMs < MAX_CONNECTION_AGE_MS;
    return Boolean(isFresh && connection.upstream.isReady && super.keepSocketAlive(socket as Socket));
  }

  /** Closes the idle connections to a gateway, which may close them itself at any moment. */
  closeIdle(upstream: Upstream): void {
    for (const socket of Object.values(this.freeSockets).flatMap((sockets) => sockets ?? []))
      if (this.#connections.get(socket)?.upstream === upstream) socket.destroy();
  }

  async #open(): Promise<Socket> {
    const deadlineMs = Date.now() + CONNECT_TIMEOUT_MS;
    for (;;) {
      for (const upstream of this.#inOrder()) {
        const socket = await open(upstream.port);
        if (!socket) continue;
        this.#connections.set(socket, { upstream, openedAtMs: Date.now() });
        socket.once('close', () => this.#connections.delete(socket));
        return socket;
      }
      if (Date.now() > deadlineMs) throw new Error('no gateway accepts connections');
      await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
    }
  }

  #inOrder(): Upstream[] {
    const first = this.#next++ % this.#upstreams.length;
    const inTurn = [...this.#upstreams.slice(first), ...this.#upstreams.slice(0, first)];
    return inTurn.sort((a, b) => Number(b.isReady) - Number(a.isReady));
  }
}

/** A connection, or undefined if it is refused. */
function open(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: LOOPBACK, noDelay: true });
    const refused = (): void => resolve(undefined);
    socket.once('error', refused);
    socket.once('connect', () => {
      socket.off('error', refused);
      resolve(socket);
    });
  });
}
