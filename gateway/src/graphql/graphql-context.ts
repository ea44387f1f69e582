import type { FastifyRequest } from 'fastify';
import type { Loaders } from './loaders.js';

/** What every resolver of one operation shares. */
export interface GraphqlContext {
  request: FastifyRequest;
  loaders: Loaders;
}
