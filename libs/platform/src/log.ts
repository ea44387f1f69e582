import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { currentActor, currentRequestId } from './request-context.js';

/** Personal data never reaches a log, whatever object somebody logs. */
const REDACTED = [
  'email',
  'phone',
  'password',
  'firstName',
  'lastName',
  'fullName',
  'address',
  'zip',
  'ipAddress',
].flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** The process's logger: JSON lines with the request id and the acting user of the work under way. */
export const log: Logger = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: { pid: process.pid, service: process.env.SERVICE_NAME },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: [...REDACTED, 'req.headers.cookie', 'req.headers.authorization'], censor: '[redacted]' },
  mixin: () => {
    const requestId = currentRequestId();
    const actor = currentActor();
    return { ...(requestId && { requestId }), ...(actor && { actorId: actor.id }) };
  },
});

const PEER_GONE = /invalid received message from tcp server/;

/** Nest's own messages, through the same logger. */
export class NestLog implements LoggerService {
  log(message: unknown, context?: string): void {
    log.debug({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    // A peer that ends without a goodbye resets its sockets; its calls come again from elsewhere.
    if (PEER_GONE.test(String(message))) return log.debug({ stack, context }, String(message));
    if (message instanceof Error) log.error({ err: message, context }, message.message);
    else log.error({ stack, context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    log.warn({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    log.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    log.trace({ context }, String(message));
  }
}
