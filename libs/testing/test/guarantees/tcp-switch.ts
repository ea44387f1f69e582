import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** One address whose connections lead to a server that can be exchanged, as a virtual address or a proxy in production. */
export class TcpSwitch {
  private readonly open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private targetPort: number,
  ) {
    server.on('connection', (client) => this.forward(client));
  }

  static async to(targetPort: number): Promise<TcpSwitch> {
    const server = createServer();
    await once(server.listen(0, LOOPBACK), 'listening');
    return new TcpSwitch(server, targetPort);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Breaks all connections; new ones lead to the other server. */
  switchTo(targetPort: number): void {
    this.targetPort = targetPort;
    for (const socket of this.open) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.switchTo(this.targetPort);
    await closed;
  }

  private forward(client: Socket): void {
    const target = connect(this.targetPort, LOOPBACK);
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      this.open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
