import { JsonSocket } from '@nestjs/microservices/helpers/json-socket.js';

/**
 * Nest's socket, which writes the messages of one turn of the event loop by one system call. Under load a turn handles
 * several calls, and a system call costs more than the message.
 */
export class CoalescingSocket extends JsonSocket {
  private isCorked = false;

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
