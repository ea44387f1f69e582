import { join } from 'node:path';
import { GraphQLTypesLoader } from '@nestjs/graphql';
import { buildASTSchema, lexicographicSortSchema, parse, printSchema } from 'graphql';

/** The part of each domain, beside its resolver. The build copies them beside the compiled code. */
export const SCHEMA_FILES = [join(import.meta.dirname, '..', '**', '*.graphql')];

/** `gateway/schema.graphql`, the contract with the site. */
export const SCHEMA_FILE = join(import.meta.dirname, '..', '..', 'schema.graphql');

/** All parts as one document, sorted, so that it does not depend on the order of files. */
export async function mergedSchema(): Promise<string> {
  const merged = await new GraphQLTypesLoader().mergeTypesByPaths(SCHEMA_FILES);
  const document = typeof merged === 'string' ? parse(merged) : merged;
  return `${printSchema(lexicographicSortSchema(buildASTSchema(document)))}\n`;
}
