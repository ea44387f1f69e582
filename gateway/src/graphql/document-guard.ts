import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import { logError } from '../http/error.filter.js';
import { KnownOperations } from './known-operations.js';
import { assertCheapDocument } from './operation-limits.js';

const PATH = '/graphql';

/**
 * Decides whether a document may be parsed, validated and executed at all. In production only the operations of the
 * site run, and they are recognised by their hash; elsewhere a document must be small. Operations come by POST only:
 * a document in an address would be read a second time, by another parser.
 */
export async function guardDocuments(app: FastifyInstance): Promise<void> {
  const known = gatewayConfig().production ? await KnownOperations.load() : undefined;
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.url !== PATH) return;
    const error = refusal(request, known);
    if (error) return refuse(request, reply, error);
  });
}

function refusal({ method, body }: FastifyRequest, known?: KnownOperations): AppError | undefined {
  if (method !== 'POST') return new AppError('METHOD_NOT_ALLOWED', 'Envie operações GraphQL por POST.');
  const text = (body as { query?: unknown } | null | undefined)?.query;
  // A call without a text is refused by Apollo, which has nothing to parse then.
  if (typeof text !== 'string') return undefined;
  if (known) return known.includes(text) ? undefined : new AppError('FORBIDDEN', 'Operação desconhecida.');
  try {
    assertCheapDocument(text);
    return undefined;
  } catch (error) {
    return AppError.from(error);
  }
}

/** In the shape of GraphQL; the same code and message as REST. */
function refuse(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  logError(error, error, 'graphql document');
  const { message, ...extensions } = error.toBody(request.id);
  if (error.code === 'METHOD_NOT_ALLOWED') void reply.header('allow', 'POST');
  return reply.code(error.status).send({ errors: [{ message, extensions }] });
}
