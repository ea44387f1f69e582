import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { currentActor, currentRequestId, currentStatedRequestId } from './request-context.js';
import { currentTraceIds } from './tracing.js';

/** Fields with personal data. They are redacted in every logged object, down to its third level. */
const PERSONAL_FIELDS = [
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

/** Logger of the process: JSON lines with the request id, the id of the acting user and the trace id. `LOG_LEVEL` sets the level. */
export const log: Logger = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: { pid: process.pid, service: process.env.SERVICE_NAME },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: [...PERSONAL_FIELDS, 'req.headers.cookie', 'req.headers.authorization'],
    censor: '[redacted]',
  },
  mixin: () => {
    const requestId = currentRequestId();
    const statedRequestId = currentStatedRequestId();
    const actor = currentActor();
    return {
      ...(requestId && { requestId }),
      ...(statedRequestId && { statedRequestId }),
      ...(actor && { actorId: actor.id }),
      ...currentTraceIds(),
    };
  },
});

/** Nest's message when a peer breaks off a TCP connection. */
const CONNECTION_RESET = /invalid received message from tcp server/;

/** Sends Nest's own messages to {@link log}; its informational messages have the level `debug`. */
export class NestLog implements LoggerService {
  log(message: unknown, context?: string): void {
    log.debug({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    // A killed peer resets its sockets. Its own callers retry or report, so this is no error here.
    if (CONNECTION_RESET.test(String(message))) return log.debug({ stack, context }, String(message));
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
