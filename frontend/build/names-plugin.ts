import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { createSourceFile, isInterfaceDeclaration, isStringLiteral, ScriptTarget } from 'typescript';

const EVENTS_FILE = join(import.meta.dirname, '../../libs/contracts/src/events.ts');

interface SourceFile {
  document?: DocumentNode;
}

/**
 * Plugin of graphql-codegen: writes the names of all events, and what queries show and mutations change. A table with one entry for
 * each name compiles only if it is complete.
 */
export const plugin = (schema: GraphQLSchema, documents: readonly SourceFile[]): string => {
  assertOwnNames(documents);
  const queries = kindsOf(schema.getQueryType(), 'shows');
  const mutations = kindsOf(schema.getMutationType(), 'changes');
  return [
    `export type QueryField = keyof typeof SHOWN;\n`,
    `export type EventName = (typeof EVENTS)[number];\n`,
    `export const EVENTS = ${JSON.stringify(eventNames(), null, 2)} as const;\n`,
    `export const SHOWN = ${JSON.stringify(queries, null, 2)} as const;\n`,
    `export const CHANGED_BY = ${JSON.stringify(mutations, null, 2)} as const;\n`,
  ].join('\n');
};

/** Apollo Client sends an operation without the fragment that has its name. */
function assertOwnNames(documents: readonly SourceFile[]): void {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const namesOf = (wanted: Kind) =>
    definitions.flatMap((each) => (each.kind === wanted && 'name' in each ? (each.name?.value ?? []) : []));
  const operations = new Set(namesOf(Kind.OPERATION_DEFINITION));
  const shared = namesOf(Kind.FRAGMENT_DEFINITION).filter((name) => operations.has(name));
  if (shared.length) throw new Error(`Fragments with the name of an operation: ${shared.join(', ')}`);
}

/** The kinds of record of each field, which its directive names. */
const kindsOf = (type: GraphQLObjectType | null | undefined, directive: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(type?.getFields() ?? {}).map(({ name, astNode }) => {
      const applied = astNode?.directives?.find((each) => each.name.value === directive);
      const kinds = applied?.arguments?.find((argument) => argument.name.value === 'kinds');
      if (!kinds) throw new Error(`The field ${name} lacks @${directive}(kinds: […])`);
      return [name, valueFromASTUntyped(kinds.value)];
    }),
  );

/** The keys of `EventCatalogue`. The site cannot import them: the contracts depend on libraries of the servers. */
function eventNames(): string[] {
  const source = createSourceFile(EVENTS_FILE, readFileSync(EVENTS_FILE, 'utf8'), ScriptTarget.Latest);
  const catalogue = source.statements
    .filter(isInterfaceDeclaration)
    .find(({ name }) => name.text === 'EventCatalogue');
  if (!catalogue) throw new Error(`No interface EventCatalogue in ${EVENTS_FILE}`);
  return catalogue.members.flatMap(({ name }) => (name && isStringLiteral(name) ? name.text : []));
}
