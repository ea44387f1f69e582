import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiQuery, type SchemaObject } from '@nestjs/swagger';
import type { ErrorCode, InputClass } from '@araucaria/contracts';
import { inputSchema } from './input-schema.js';

export const API_ERRORS = Symbol('api-errors');

/** The optional query parameters of a call, by name. */
export const ApiQueries = (parameters: Record<string, SchemaObject>): MethodDecorator =>
  applyDecorators(
    ...Object.entries(parameters).map(([name, { description, ...schema }]) =>
      ApiQuery({ name, required: false, schema, ...(description !== undefined && { description }) }),
    ),
  );

/** The body of a call that the gateway itself reads before it validates the rest against `input`. */
export function ApiBodyWith(
  input: InputClass<unknown>,
  further: Record<string, SchemaObject>,
): MethodDecorator {
  const schema = inputSchema(input);
  return ApiBody({ schema: { ...schema, properties: { ...schema.properties, ...further } } });
}

/**
 * Errors of the domain that the call may return. Those that follow from the route itself (invalid input, access,
 * an unknown id) are added by `describeOperations`.
 */
export const ApiErrors = (...codes: ErrorCode[]): MethodDecorator => SetMetadata(API_ERRORS, codes);
