import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorCode } from '@araucaria/contracts';
import { AppError, log, runInContext } from '@araucaria/platform';
import { AccessAuditService } from '../access-audit/access-audit.service.js';
import { setRetryAfter } from './rate-limit.service.js';
import { RefusalsService } from './refusals.service.js';
import { contextOf } from './request-scope.js';

/** Codes and messages for the statuses with which Nest and Fastify refuse a request. */
const FRAMEWORK_ERRORS: Partial<Record<number, [ErrorCode, string?]>> = {
  400: ['VALIDATION_FAILED', 'A requisição está malformada.'],
  404: ['NOT_FOUND'],
  413: ['PAYLOAD_TOO_LARGE', 'A requisição é grande demais. Um currículo pode ter no máximo 5MB.'],
  414: ['VALIDATION_FAILED', 'O endereço é longo demais.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Tipo de conteúdo não aceito.'],
  429: ['TOO_MANY_REQUESTS'],
  431: ['VALIDATION_FAILED', 'Os cabeçalhos são longos demais.'],
  503: ['UNAVAILABLE'],
};

/** A load balancer asks several times a second. Connections log their outages once. */
const READINESS = 'GET /health/ready';

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const status =
    thrown instanceof HttpException
      ? thrown.getStatus()
      : (thrown as { statusCode?: unknown } | null)?.statusCode;
  const [code, message] = (typeof status === 'number' && FRAMEWORK_ERRORS[status]) || [];
  return code ? new AppError(code, message) : AppError.from(thrown);
}

/** Logs faults of the system at the level of their code, and errors of the caller for debugging only. */
export function logError(error: AppError, thrown: unknown, where: string): void {
  const level = ERRORS[error.code].log;
  if (level === 'info') log.debug({ code: error.code, where }, error.message);
  else log[level]({ err: thrown, code: error.code, where }, 'a request failed');
}

/** Gives every error of REST one shape. GraphQL formats its own errors, from the same table. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly refusals: RefusalsService,
    private readonly audits: AccessAuditService,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType<'graphql' | 'http'>() === 'graphql') throw thrown;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toAppError(thrown);
    const where = `${request.method} ${request.routeOptions?.url ?? 'unknown'}`;
    if (where !== READINESS) logError(error, thrown, where);
    // Hooks before the request scope, such as the limit of the job list, have no context yet.
    const context = request.context ?? contextOf(request);
    runInContext(context, () => {
      this.refusals.record(error, where);
      this.audits.recordRefusal(error, where);
    });
    sendError(reply, error, request.id);
  }
}

export function sendError(reply: FastifyReply, error: AppError, requestId: string): void {
  if (reply.sent || reply.raw.headersSent) {
    // A stream failed after its headers were sent: only a broken connection can show that.
    reply.raw.destroy();
    return;
  }
  setRetryAfter(reply, error);
  void reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(error.toBody(requestId)));
}
