import { Injectable } from '@nestjs/common';
import type { ExecutionResult, FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { GraphqlContext } from './graphql-context.js';
import type { ErrorFormatter } from './graphql-errors.js';

/** The site has about 60 operations; developers' tools use the rest. */
const MAX_COMPILED = 200;

export interface CompiledOperation {
  query: CompiledQuery['query'];
  /** For metrics. */
  name: string | undefined;
}

/** The compiled operations by text and name. `compiledExecution` adds them, after Apollo has validated their documents. */
@Injectable()
export class CompiledOperations {
  private readonly operations = new LRUCache<string, CompiledOperation>({ max: MAX_COMPILED });
  private formatError: ErrorFormatter | undefined;

  useErrorFormatter(formatError: ErrorFormatter): void {
    this.formatError = formatError;
  }

  find(text: string, operationName: string | null | undefined): CompiledOperation | undefined {
    return this.operations.get(keyOf(text, operationName));
  }

  add(text: string, operationName: string | null | undefined, operation: CompiledOperation): void {
    this.operations.set(keyOf(text, operationName), operation);
  }

  async execute(
    { query }: CompiledOperation,
    context: GraphqlContext,
    variables: Record<string, unknown> | null | undefined,
  ): Promise<FormattedExecutionResult> {
    const { data, errors } = (await query(undefined, context, variables ?? {})) as ExecutionResult;
    return {
      ...(errors && { errors: errors.map((error) => this.format(error)) }),
      ...(data !== undefined && { data }),
    };
  }

  /** Apollo formats errors only of operations that it executes itself. */
  private format(error: GraphQLError): GraphQLFormattedError {
    const { message, path, locations, originalError } = error;
    // An error that no resolver threw concerns the variables.
    const extensions = originalError ? {} : { code: 'BAD_USER_INPUT' };
    const formatted = { message, ...(path && { path }), ...(locations && { locations }), extensions };
    return this.formatError?.(formatted, originalError ?? error) ?? formatted;
  }
}

/** 400 if nothing was executed, because a variable is wrong; Apollo responds so too. */
export const statusOf = ({ data }: FormattedExecutionResult): number => (data === undefined ? 400 : 200);

const keyOf = (text: string, operationName: string | null | undefined): string =>
  `${operationName ?? ''}\n${text}`;
