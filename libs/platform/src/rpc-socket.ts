import type { Socket } from 'node:net';
import { JsonSocket } from '@nestjs/microservices/helpers/json-socket.js';

/**
 * Nest's socket, which writes the messages of one turn of the event loop by one system call. Under load a turn handles
 * several calls, and a system call costs more than the message. Nagle's algorithm is off: a second call would wait for the
 * acknowledgement of the first one, which the other side delays by up to 40 ms.
 */
export class CoalescingSocket extends JsonSocket {
  private isCorked = false;

  constructor(socket: Socket) {
    super(socket);
    socket.setNoDelay(true);
  }

  protected override handleSend(message: unknown, callback?: (error?: unknown) => void): void {
    if (!this.isCorked) {
      this.isCorked = true;
      this.netSocket.cork();
      setImmediate(() => {
        this.isCorked = false;
        this.netSocket.uncork();
      });
    }
    super.handleSend(message, callback);
  }
}
