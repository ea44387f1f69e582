import { join } from 'node:path';
import { GraphQLTypesLoader } from '@nestjs/graphql';
import { buildASTSchema, lexicographicSortSchema, parse, printSchema } from 'graphql';

/** Every `x.graphql` beside its resolver; they lie beside the compiled code too. */
export const SCHEMA_FILES = [join(import.meta.dirname, '..', '**', '*.graphql')];

/** `gateway/schema.graphql`: the one contract of the site. */
export const SCHEMA_FILE = join(import.meta.dirname, '..', '..', 'schema.graphql');

/** All domains' parts as one document, in an order that does not depend on the file system. */
export async function mergedSchema(): Promise<string> {
  const merged = await new GraphQLTypesLoader().mergeTypesByPaths(SCHEMA_FILES);
  const document = typeof merged === 'string' ? parse(merged) : merged;
  return `${printSchema(lexicographicSortSchema(buildASTSchema(document)))}\n`;
}
