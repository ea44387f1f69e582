import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  TypeInfo,
  getNamedType,
  isEnumType,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { statusOf, type CompiledOperations } from './compiled-operations.js';
import type { GraphqlContext } from './graphql-context.js';

const MAX_SEEN = 2_000;

/**
 * Compiles repeated operations to functions. The first run of an operation is interpreted, so that a client cannot force a
 * compilation with every request; the second one is the last that Apollo handles (`executeCompiled`).
 */
export function compiledExecution(operations: CompiledOperations): ApolloServerPlugin<GraphqlContext> {
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({
        schema,
        document,
        operation,
        request,
        queryHash,
        source,
        contextValue,
      }) => {
        // The name of the request: a document may have several operations.
        const { operationName } = request;
        const key = `${queryHash}:${operationName ?? ''}`;
        if (!seen.has(key)) {
          seen.set(key, true);
          return null;
        }
        let compiled = operations.find(source, operationName);
        if (!compiled) {
          // Resolvers have types that are generated from the schema, so their results need no conversion.
          const disableLeafSerialization = !hasMappedEnum(schema, document);
          const candidate = compileQuery(schema, document, operationName, { disableLeafSerialization });
          if (!isCompiledQuery(candidate)) return null;
          compiled = { query: candidate.query, name: operation.name?.value };
          operations.add(source, operationName, compiled);
        }
        const singleResult = await operations.execute(compiled, contextValue, request.variables);
        const http = { status: statusOf(singleResult), headers: new HeaderMap() };
        return { http, body: { kind: 'single', singleResult } };
      },
    }),
  };
}

/** Whether the document selects an enum whose values are not its names, so that GraphQL converts them (`ENUM_VALUES`). */
function hasMappedEnum(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isFound = false;
  const enter = (): void => {
    const type = getNamedType(types.getType() ?? undefined);
    isFound ||= isEnumType(type) && type.getValues().some(({ name, value }) => name !== value);
  };
  visit(document, visitWithTypeInfo(types, { Field: { enter } }));
  return isFound;
}
