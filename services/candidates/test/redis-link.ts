import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** An address of a Redis whose connections a test suspends or breaks. */
export class RedisLink {
  private readonly sockets = new Set<Socket>();
  private isBroken = false;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (client) => this.forward(client));
  }

  static async to(url: string): Promise<RedisLink> {
    const server = createServer();
    await once(server.listen(0, LOOPBACK), 'listening');
    return new RedisLink(server, new URL(url));
  }

  get url(): string {
    const url = new URL(this.target);
    url.host = `${LOOPBACK}:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Nothing arrives any more, and connections stay open. */
  suspend(): void {
    for (const socket of this.sockets) socket.pause();
  }

  resume(): void {
    for (const socket of this.sockets) socket.resume();
  }

  /** Ends all connections and refuses new ones until {@link repair}. */
  break(): void {
    this.isBroken = true;
    for (const socket of this.sockets) socket.destroy();
  }

  repair(): void {
    this.isBroken = false;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.break();
    await closed;
  }

  private forward(client: Socket): void {
    if (this.isBroken) return void client.destroy();
    const server = connect(Number(this.target.port), this.target.hostname);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(socket);
      socket.on('data', (bytes) => other.write(bytes));
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
  }
}
