import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Loaders } from './loaders.js';

/** Shared by all resolvers of one operation. */
export interface GraphqlContext {
  request: FastifyRequest;
  reply: FastifyReply;
  loaders: Loaders;
}
