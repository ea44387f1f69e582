import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** So much of a refused body is taken in and thrown away; whoever sends more may see the connection break. */
const MOST_BYTES = 50 * 1024 * 1024;
/** Milliseconds; a refused sender who dawdles does not hold a connection for longer. */
const PATIENCE = 10_000;

/**
 * Lets the sender of a body that is refused unread (too large, of a wrong type) finish before the answer goes out:
 * closing a connection on somebody who is still sending resets it, and they never see why.
 */
export function takeInRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (reply.statusCode >= 400 && !raw.complete && !raw.destroyed) await takenIn(raw);
    return payload;
  });
}

function takenIn(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(resolve, PATIENCE);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) done();
    });
    for (const event of ['end', 'close', 'error']) body.once(event, done);
    body.resume();
  });
}
