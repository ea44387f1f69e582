import { ClientTCP, ServerTCP, type TcpSocket } from '@nestjs/microservices';
import { CoalescingSocket } from './rpc-socket.js';

/**
 * The id of the last message of a server that stops. It promises: each call on this connection that has no reply was not
 * started, so another replica may execute it. A client of an earlier release knows no call of this id and skips the message.
 */
const CLOSING_ID = 'server-closing';
/**
 * How long a stopping server waits until its clients have closed their connections. A client whose event loop is busy reads the
 * last message late, and a connection that is broken before that loses it.
 */
const CLOSE_TIMEOUT_MS = 2_000;

/** The server has stopped, and has not started the call. */
export class CallNotStartedError extends Error {
  override readonly name = 'CallNotStartedError';
}

/** Nest's TCP server, which ends its connections with the message {@link CLOSING_ID} when all its calls have replies. */
export class ClosingServerTcp extends ServerTCP {
  private readonly clients = new Set<TcpSocket>();
  private isClosing = false;

  /** @param isIdle whether no call is running; then none that has no reply was started */
  constructor(
    options: { host: string; port: number },
    private readonly isIdle: () => boolean,
  ) {
    super({ ...options, socketClass: CoalescingSocket });
  }

  override async handleMessage(socket: TcpSocket, message: unknown): Promise<unknown> {
    if (this.isClosing) return undefined;
    this.clients.add(socket);
    return super.handleMessage(socket, message);
  }

  override close(): void {
    // Nest awaits the result, although the type of its method says that there is none.
    return this.closeInOrder() as unknown as void;
  }

  private async closeInOrder(): Promise<void> {
    this.isManuallyTerminated = true;
    this.server.close();
    if (this.isIdle()) {
      this.isClosing = true;
      const closed = [...this.openSockets].map(
        (socket) => new Promise((resolve) => socket.once('close', resolve)),
      );
      for (const client of this.clients) {
        client.sendMessage({ id: CLOSING_ID, response: null, isDisposed: true });
        client.end();
      }
      for (const socket of this.openSockets) socket.end();
      const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
      await Promise.race([Promise.all(closed), timeout]);
    }
    this.closeOpenSockets();
  }
}

/** Nest's TCP client, whose calls fail with {@link CallNotStartedError} when a {@link ClosingServerTcp} has not started them. */
export class ClosingClientTcp extends ClientTCP {
  constructor(options: { host: string; port: number }) {
    super({ ...options, socketClass: CoalescingSocket });
  }

  override async handleResponse(message: unknown): Promise<void> {
    if ((message as { id?: unknown }).id !== CLOSING_ID) return super.handleResponse(message);
    // Replies wait for their deserializer. Those that arrived together with this message must be handled before it.
    await this.deserializer.deserialize(message);
    const callbacks = [...this.routingMap.values()];
    this.routingMap.clear();
    // The next call opens a new connection, when the server may run again.
    this.close();
    const err = new CallNotStartedError('the replica has stopped');
    for (const callback of callbacks) (callback as (packet: { err: Error }) => void)({ err });
  }
}
