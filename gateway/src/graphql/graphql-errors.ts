import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError, currentRequestId } from '@araucaria/platform';
import { gatewayConfig } from '../gateway-config.js';
import { logError, toAppError } from '../http/error.filter.js';

/** Refusals of the GraphQL layer itself: the document or its variables are wrong. */
const DOCUMENT_FAULTS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** The same code, words and details as REST, in `extensions`. */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const original = unwrap(thrown);
  const error = isDocumentFault(formatted, original) ? faultOf(formatted) : toAppError(original);
  const requestId = currentRequestId() ?? undefined;
  logError(error, original, `graphql ${formatted.path?.join('.') ?? ''}`);
  const { message, ...extensions } = error.toBody(requestId);
  return {
    message,
    ...(formatted.path && { path: formatted.path }),
    ...(formatted.locations && { locations: formatted.locations }),
    extensions,
  };
}

function unwrap(thrown: unknown): unknown {
  const inner = unwrapResolverError(thrown);
  return inner instanceof GraphQLError ? (inner.originalError ?? inner) : inner;
}

function isDocumentFault({ extensions }: GraphQLFormattedError, original: unknown): boolean {
  return !(original instanceof AppError) && DOCUMENT_FAULTS.has(String(extensions?.code));
}

function faultOf({ message, extensions }: GraphQLFormattedError): AppError {
  // For the author of the operation; in production it would name parts of the schema to anyone.
  return new AppError('VALIDATION_FAILED', undefined, {
    ...(!gatewayConfig().production && { detail: message.slice(0, 300) }),
    fault: extensions?.code,
  });
}
