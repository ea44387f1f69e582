import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Bytes of a refused body that are read and discarded. The connection of a larger one may be reset. */
const MAX_DRAINED_BYTES = 50 * 1024 * 1024;
/** Limits how long a slow sender of a refused body holds a connection. */
const DRAIN_TIMEOUT_MS = 10_000;

/**
 * Reads a body that was refused before it was read (too large, of a wrong type), or is ignored, to its end before the response is sent.
 * Closing the connection earlier resets it, and the sender never sees the reason.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw, routeOptions }, reply, payload) => {
    const isIgnored = routeOptions.config.acceptsForms === true;
    if ((reply.statusCode >= 400 || isIgnored) && !raw.complete && !raw.destroyed) await drain(raw);
    return payload;
  });
}

function drain(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(resolve, DRAIN_TIMEOUT_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DRAINED_BYTES) done();
    });
    for (const event of ['end', 'close', 'error']) body.once(event, done);
    body.resume();
  });
}
