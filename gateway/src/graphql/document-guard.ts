import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '@araucaria/platform';
import type { GatewayConfig } from '../gateway-config.js';
import { logError } from '../http/error.filter.js';
import { KnownOperations } from './known-operations.js';
import { assertCheapDocument } from './operation-limits.js';

const PATH = '/graphql';
/** Documents that were found cheap, so that they are not parsed again with each request. The largest has 40 kB. */
const MAX_CHEAP_DOCUMENTS = 200;

interface OperationBody {
  query?: unknown;
  extensions?: { persistedQuery?: unknown } | null;
}

/**
 * Decides before parsing whether a document may be executed. In production only the operations of the site run, recognised
 * by their hash. In development a document must be small. Only POST is allowed: Apollo parses a document in a URL again.
 */
export async function guardDocuments(app: FastifyInstance, { production }: GatewayConfig): Promise<void> {
  const knownOperations = production ? await KnownOperations.load() : undefined;
  const cheapDocuments = new LRUCache<string, true>({ max: MAX_CHEAP_DOCUMENTS });
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.url !== PATH) return;
    const error = refusal(request, cheapDocuments, knownOperations);
    if (error) return refuse(request, reply, error);
  });
}

function refusal(
  { method, body }: FastifyRequest,
  cheapDocuments: LRUCache<string, true>,
  knownOperations?: KnownOperations,
): AppError | undefined {
  if (method !== 'POST') return new AppError('METHOD_NOT_ALLOWED', 'Envie operações GraphQL por POST.');
  const { query: text, extensions } = (body ?? {}) as OperationBody;
  // Apollo takes a call without a document, or with a hash, for one of a stored document, and reports that as an error of the server.
  if (typeof text !== 'string' || extensions?.persistedQuery !== undefined)
    return new AppError('VALIDATION_FAILED', 'Envie a operação GraphQL no campo “query”.');
  if (knownOperations)
    return knownOperations.includes(text) ? undefined : new AppError('FORBIDDEN', 'Operação desconhecida.');
  if (cheapDocuments.has(text)) return undefined;
  try {
    assertCheapDocument(text);
    cheapDocuments.set(text, true);
    return undefined;
  } catch (error) {
    return AppError.from(error);
  }
}

/** Responds in GraphQL's format, with the code and message of REST. */
function refuse(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  logError(error, error, 'graphql document');
  const { message, ...extensions } = error.toBody(request.id);
  if (error.code === 'METHOD_NOT_ALLOWED') void reply.header('allow', 'POST');
  return reply.code(error.status).send({ errors: [{ message, extensions }] });
}
