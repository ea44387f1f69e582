import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CompiledOperations, statusOf } from './compiled-operations.js';
import { LoaderFactory } from './loaders.js';
import { OperationMeter } from './observed-operations.js';

const PATH = '/graphql';

/**
 * Responds to operations that are compiled already, without Apollo: its handling of a request takes as long as the rest of
 * a list. All other requests, and those that are not plain JSON, go on to it. Must be registered after the guard of documents.
 */
export function executeCompiled(app: NestFastifyApplication): void {
  const operations = app.get(CompiledOperations);
  const loaders = app.get(LoaderFactory);
  const meter = app.get(OperationMeter);
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();

  fastify.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== PATH || !acceptsJson(request)) return;
    const body = bodyOf(request);
    const operation = body && operations.find(body.query, body.operationName);
    if (!body || !operation) return;
    const stop = meter.start();
    request.operationName = meter.nameOf(operation.name);
    const context = { request, reply, loaders: loaders.create() };
    const result = await operations.execute(operation, context, body.variables);
    stop(request.operationName, Boolean(result.errors?.length));
    return send(reply, result);
  });
}

function send(reply: FastifyReply, result: FormattedExecutionResult): FastifyReply {
  void reply.code(statusOf(result)).type('application/json; charset=utf-8');
  return reply.send(JSON.stringify(result));
}

interface OperationBody {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** The body if its fields have the types that GraphQL over HTTP gives them. */
function bodyOf({ method, body }: FastifyRequest): OperationBody | undefined {
  if (method !== 'POST' || typeof body !== 'object' || body === null) return undefined;
  const { query, operationName, variables } = body as Record<string, unknown>;
  const isValid =
    typeof query === 'string' &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    !('extensions' in body);
  return isValid ? (body as OperationBody) : undefined;
}

function acceptsJson({ headers: { accept } }: FastifyRequest): boolean {
  return !accept || accept.includes('*/*') || accept.includes('application/json');
}
