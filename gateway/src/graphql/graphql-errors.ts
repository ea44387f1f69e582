import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError, currentRequestId } from '@araucaria/platform';
import type { AccessAuditService } from '../access-audit/access-audit.service.js';
import { logError, toAppError } from '../http/error.filter.js';
import type { RefusalsService } from '../http/refusals.service.js';

/** Codes of Apollo for a document, or variables, that are wrong. */
const DOCUMENT_ERRORS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);
const MAX_DETAIL_LENGTH = 300;

export type ErrorFormatter = (formatted: GraphQLFormattedError, thrown: unknown) => GraphQLFormattedError;

/**
 * Formats errors with the code, message and details that REST gives them, in `extensions`.
 * @param showDetails adds GraphQL's own message about a wrong document; off in production, because it names parts of the schema
 */
export function createErrorFormatter(
  showDetails: boolean,
  refusals: RefusalsService,
  audits: AccessAuditService,
): ErrorFormatter {
  return (formatted, thrown) => {
    const original = unwrap(thrown);
    const error = isDocumentError(formatted, original)
      ? toDocumentError(formatted, showDetails)
      : toAppError(original);
    const where = `graphql ${formatted.path?.join('.') ?? ''}`;
    logError(error, original, where);
    refusals.record(error, where);
    audits.recordRefusal(error, 'graphql');
    const { message, ...extensions } = error.toBody(currentRequestId() ?? undefined);
    return {
      message,
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
      extensions,
    };
  };
}

function unwrap(thrown: unknown): unknown {
  const inner = unwrapResolverError(thrown);
  return inner instanceof GraphQLError ? (inner.originalError ?? inner) : inner;
}

function isDocumentError({ extensions }: GraphQLFormattedError, original: unknown): boolean {
  return !(original instanceof AppError) && DOCUMENT_ERRORS.has(String(extensions?.code));
}

function toDocumentError({ message, extensions }: GraphQLFormattedError, showDetails: boolean): AppError {
  return new AppError('VALIDATION_FAILED', undefined, {
    ...(showDetails && { detail: message.slice(0, MAX_DETAIL_LENGTH) }),
    fault: extensions?.code,
  });
}
