import { STATUS_CODES } from 'node:http';
import type { OperationObject, ParameterObject, ResponseObject, SchemaObject } from '@nestjs/swagger';
import { ERRORS, MAX_INT4, type ErrorCode } from '@araucaria/contracts';
import types from '../generated/api-types.json' with { type: 'json' };
import { isPermission, type Access } from '../sessions/access.js';
import type { Handler } from './handlers.js';

/** Names of the session cookies among the security schemes. */
export const SESSION_SCHEME = 'cookie';
export const CANDIDATE_SCHEME = 'candidateCookie';

const OTHER_ERROR = 'OtherError';
const ERROR_BODY = { $ref: '#/components/schemas/ErrorBody' };
const RECORD_ID: SchemaObject = { type: 'integer', minimum: 1, maximum: MAX_INT4 };

const RETURNED = types.operations as unknown as Partial<Record<string, SchemaObject>>;

/**
 * Completes an operation with what its handler declares and what follows from its route.
 * @returns the responses to which the operation refers, by name
 */
export function describeOperation(
  operation: OperationObject,
  path: string,
  handler: Handler,
): Record<string, ResponseObject> {
  const errors = failures([...impliedErrors(operation, handler), ...handler.errors]);
  const parameters = (operation.parameters ?? []) as ParameterObject[];
  for (const parameter of parameters)
    if (parameter.in === 'path' && (parameter.schema as SchemaObject).type === 'number')
      parameter.schema = RECORD_ID;
  // The first word after `/api`.
  operation.tags = [path.split('/')[2] ?? ''];
  operation.security = securityOf(handler.access);
  operation.responses = {
    ...successes(operation, handler),
    ...Object.fromEntries(errors.map(({ status, name }) => [status, responseRef(name)])),
    default: responseRef(OTHER_ERROR),
  };
  return {
    ...Object.fromEntries(errors.map(({ name, response }) => [name, response])),
    [OTHER_ERROR]: { description: 'Any other error', content: json(ERROR_BODY) },
  };
}

/** OpenAPI 3.1 lets a cookie's requirement name the permission that it needs. */
function securityOf(access: Access): Array<Record<string, string[]>> {
  if (access === 'public') return [];
  if (access === 'candidate') return [{ [CANDIDATE_SCHEME]: [] }];
  return [{ [SESSION_SCHEME]: needsRole(access) ? [access] : [] }];
}

function successes({ operationId = '', responses }: OperationObject, { produces }: Handler) {
  const declared = Object.entries(responses) as Array<[string, ResponseObject]>;
  return Object.fromEntries(
    declared
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => {
        const description = response.description || (STATUS_CODES[status] ?? '');
        const returned = RETURNED[operationId];
        const content = produces.length
          ? Object.fromEntries(produces.map((type) => [type, {}]))
          : returned && json(returned);
        return [status, { ...response, description, ...(content && { content }) }];
      }),
  );
}

/** Errors that need no declaration: of validation, of access and of ids. */
function impliedErrors(
  { parameters = [], requestBody }: OperationObject,
  { access, needsFreshFactor }: Handler,
): ErrorCode[] {
  const hasId = parameters.some((parameter) => 'in' in parameter && parameter.in === 'path');
  return [
    ...(parameters.length || requestBody ? (['VALIDATION_FAILED'] as const) : []),
    ...(access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(needsRole(access) ? (['FORBIDDEN'] as const) : []),
    ...(needsFreshFactor ? (['FRESH_FACTOR_REQUIRED'] as const) : []),
    ...(hasId ? (['NOT_FOUND'] as const) : []),
  ];
}

/** One response for each status, which names the codes that it may carry and is named after them. */
function failures(codes: ErrorCode[]): Array<{ status: string; name: string; response: ResponseObject }> {
  const byStatus = Map.groupBy(new Set(codes), (code) => ERRORS[code].status);
  return [...byStatus].map(([status, list]) => {
    const enumeration = list.toSorted();
    return {
      status: String(status),
      name: enumeration.join('.'),
      response: {
        description: STATUS_CODES[status] ?? '',
        content: json({
          allOf: [
            ERROR_BODY,
            { type: 'object', properties: { code: { type: 'string', enum: enumeration } } },
          ],
        }),
      },
    };
  });
}

const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });

const needsRole = (access: Access): boolean => access === 'admin' || isPermission(access);

const json = (schema: SchemaObject | { $ref: string }) => ({ 'application/json': { schema } });
