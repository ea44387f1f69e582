import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { createSourceFile, isInterfaceDeclaration, isStringLiteral, ScriptTarget } from 'typescript';

const EVENTS_FILE = join(import.meta.dirname, '../../libs/contracts/src/events.ts');

/**
 * Plugin of graphql-codegen: writes the names of all queries, mutations and events as unions, so that a table with one
 * entry for each of them (`shared/api/stale-queries.ts`) compiles only if it is complete.
 */
export const plugin = (schema: GraphQLSchema): string =>
  [
    union('QueryField', Object.keys(schema.getQueryType()?.getFields() ?? {})),
    union('MutationField', Object.keys(schema.getMutationType()?.getFields() ?? {})),
    union('EventName', eventNames()),
  ].join('\n');

const union = (type: string, names: string[]): string =>
  `export type ${type} =\n${names.map((name) => `  | '${name}'`).join('\n')};\n`;

/** The keys of `EventCatalogue`. The site cannot import them: the contracts depend on libraries of the servers. */
function eventNames(): string[] {
  const source = createSourceFile(EVENTS_FILE, readFileSync(EVENTS_FILE, 'utf8'), ScriptTarget.Latest);
  const catalogue = source.statements
    .filter(isInterfaceDeclaration)
    .find(({ name }) => name.text === 'EventCatalogue');
  if (!catalogue) throw new Error(`No interface EventCatalogue in ${EVENTS_FILE}`);
  return catalogue.members.flatMap(({ name }) => (name && isStringLiteral(name) ? name.text : []));
}
