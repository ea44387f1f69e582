import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorCode } from '@araucaria/contracts';
import { AppError, log } from '@araucaria/platform';
import { tellRetryAfter } from './rate-limits.js';

/** Statuses that the framework gives its own refusals, in our words. */
const FOREIGN: Partial<Record<number, [ErrorCode, string?]>> = {
  400: ['VALIDATION_FAILED', 'A requisição está malformada.'],
  404: ['NOT_FOUND'],
  413: ['PAYLOAD_TOO_LARGE', 'A requisição é grande demais. Um currículo pode ter no máximo 5MB.'],
  414: ['VALIDATION_FAILED', 'O endereço é longo demais.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Tipo de conteúdo não aceito.'],
  429: ['TOO_MANY_REQUESTS'],
  431: ['VALIDATION_FAILED', 'Os cabeçalhos são longos demais.'],
  503: ['UNAVAILABLE'],
};

/** Whatever was thrown on the way, as an error of ours. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const status =
    thrown instanceof HttpException
      ? thrown.getStatus()
      : (thrown as { statusCode?: unknown } | null)?.statusCode;
  const [code, message] = (typeof status === 'number' && FOREIGN[status]) || [];
  return code ? new AppError(code, message) : AppError.from(thrown);
}

/** Writes down what is our fault; the rest is the caller's business. */
export function logError(error: AppError, thrown: unknown, where: string): void {
  const level = ERRORS[error.code].log;
  if (level === 'info') log.debug({ code: error.code, where }, error.message);
  else log[level]({ err: thrown, code: error.code, where }, 'a request failed');
}

/** The one shape of every refusal of `/api`. GraphQL formats its own, from the same table. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType<'graphql' | 'http'>() === 'graphql') throw thrown;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toAppError(thrown);
    logError(error, thrown, `${request.method} ${request.routeOptions?.url ?? 'unknown'}`);
    answer(reply, error, request.id);
  }
}

export function answer(reply: FastifyReply, error: AppError, requestId: string): void {
  if (reply.sent || reply.raw.headersSent) {
    // A stream broke off half-way: the only way left to say so.
    reply.raw.destroy();
    return;
  }
  tellRetryAfter(reply, error);
  void reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(error.toBody(requestId)));
}
