import type { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ClientTCP, ServerTCP, type PacketId, type ReadPacket, type TcpSocket } from '@nestjs/microservices';
import { RpcDispatcher } from './rpc-dispatcher.js';
import { CoalescingSocket } from './rpc-socket.js';
import type { RpcRequest } from './rpc-wire.js';

/**
 * The id of the last message of a server that stops. It promises: each call on this connection that has no reply was not
 * started, so another replica may execute it. A client of an earlier release knows no call of this id and skips the message.
 */
const CLOSING_ID = 'server-closing';
/**
 * How long a stopping server waits until its clients have closed their connections. A client whose event loop is busy reads the
 * last message late, and a connection that is broken before that loses it.
 */
const CLOSE_TIMEOUT_MS = 5_000;

/** The server has stopped, and has not started the call. */
export class CallNotStartedError extends Error {
  override readonly name = 'CallNotStartedError';
}

/** No reply arrived in time. The service may or may not have executed the call. */
export class CallTimeoutError extends Error {
  override readonly name = 'CallTimeoutError';
}

interface Address {
  host: string;
  port: number;
}

/** Makes the application handle calls over TCP by its methods with `@Rpc`, from `startAllMicroservices` on. */
export function serveCalls(app: NestFastifyApplication, address: Address): void {
  app.connectMicroservice({ strategy: new ClosingServerTcp(address, app.get(RpcDispatcher)) });
}

interface RequestMessage {
  id?: string;
  pattern?: unknown;
  data?: unknown;
}

/**
 * Nest's TCP server, whose messages go to {@link RpcDispatcher}, and which ends its connections with the message
 * {@link CLOSING_ID} when all its calls have replies.
 */
class ClosingServerTcp extends ServerTCP {
  private readonly clients = new Set<TcpSocket>();
  private isClosing = false;

  constructor(
    address: Address,
    private readonly calls: RpcDispatcher,
  ) {
    super({ ...address, socketClass: CoalescingSocket });
  }

  override async handleMessage(socket: TcpSocket, message: RequestMessage): Promise<unknown> {
    if (this.isClosing) return undefined;
    const { id, pattern, data } = message;
    const reply = this.calls.dispatch(pattern, data as RpcRequest);
    // Nest replies that there is no handler.
    if (!reply) return super.handleMessage(socket, message);
    socket.sendMessage({ id, response: await reply, isDisposed: true });
    return undefined;
  }

  /** Of each new connection: its first message may arrive when the server closes. */
  protected override getSocketInstance(socket: Socket): TcpSocket {
    const client = super.getSocketInstance(socket);
    this.clients.add(client);
    client.once('close', () => this.clients.delete(client));
    return client;
  }

  override close(): void {
    // Nest awaits the result, although the type of its method says that there is none.
    return this.closeInOrder() as unknown as void;
  }

  private async closeInOrder(): Promise<void> {
    this.isManuallyTerminated = true;
    this.server.close();
    if (this.calls.isIdle) {
      this.isClosing = true;
      const closed = [...this.openSockets].map(
        (socket) => new Promise((resolve) => socket.once('close', resolve)),
      );
      for (const client of this.clients) {
        client.sendMessage({ id: CLOSING_ID, response: null, isDisposed: true });
        client.end();
      }
      const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
      await Promise.race([Promise.all(closed), timeout]);
    }
    this.closeOpenSockets();
  }
}

type ResponseCallback = (packet: { err?: unknown; response?: unknown; isDisposed: boolean }) => void;

const HANDLED = Promise.resolve();

interface ResponseMessage {
  id: string;
  response?: unknown;
  err?: unknown;
}

/** Nest's TCP client, whose calls fail with {@link CallNotStartedError} when a server of this file has not started them. */
export class ClosingClientTcp extends ClientTCP {
  private sentCalls = 0;

  constructor(address: Address) {
    super({ ...address, socketClass: CoalescingSocket });
  }

  /**
   * Sends a call over the open connection and resolves with its reply. An observable for each call, as of `send`, would cost
   * more than the call.
   * @throws {CallTimeoutError} when no reply arrived within `timeoutMs`
   * @throws {CallNotStartedError} when the server has stopped
   * @throws {Error} when the connection broke
   */
  request(pattern: string, data: unknown, timeoutMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        discard();
        reject(new CallTimeoutError(`no reply to ${pattern} within ${timeoutMs} ms`));
      }, timeoutMs);
      const discard = this.publish({ pattern, data }, ({ err, response }) => {
        clearTimeout(timer);
        if (err === undefined || err === null) resolve(response);
        else reject(err instanceof Error ? err : new Error(String(err)));
      });
    });
  }

  /** An id is unique within its connection. Nest's random ids cost more. */
  override assignPacketId({ pattern, data }: ReadPacket): ReadPacket & PacketId {
    return { pattern, data, id: String(++this.sentCalls) };
  }

  override handleResponse(message: unknown): Promise<void> {
    const { id, err, response } = message as ResponseMessage;
    if (id === CLOSING_ID) this.failCalls(new CallNotStartedError('the replica has stopped'));
    else {
      const callback = this.routingMap.get(id) as ResponseCallback | undefined;
      this.routingMap.delete(id);
      callback?.({ err, response, isDisposed: true });
    }
    return HANDLED;
  }

  private failCalls(err: Error): void {
    const callbacks = [...this.routingMap.values()];
    this.routingMap.clear();
    // The next call opens a new connection, when the server may run again.
    this.close();
    for (const callback of callbacks) (callback as ResponseCallback)({ err, isDisposed: true });
  }
}
