import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { Plugin } from 'vite';
import { PROFILE_FRAGMENT } from './profile-fragment.js';

const CALL = /graphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g;
const IMPORT = /import\s*\{\s*graphql\s*\}\s*from\s*'[^']*generated[^']*';?/;

/**
 * The operations that the gateway executes in production; it rejects all others. It compares texts, so each operation is
 * listed in both forms in which it is sent: plain by public pages, with `__typename` by Apollo Client.
 */
const MANIFEST = 'persisted-documents.json';

/**
 * Compiles each graphql(`…`) call in place. The generated map of documents would add every operation of the staff area and
 * a GraphQL parser to the first chunk of a visitor.
 */
export function graphqlDocuments(sources: string): Plugin {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const addFragment = (definition: DefinitionNode): void => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  };
  const operations = new Map<string, string>();
  return {
    name: 'graphql-documents',
    enforce: 'pre',
    async buildStart() {
      for (const entry of await readdir(sources, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.parentPath.includes('generated'))
          continue;
        const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
        for (const [, source = ''] of text.matchAll(CALL))
          for (const definition of parse(source, { noLocation: true }).definitions) addFragment(definition);
      }
      parse(PROFILE_FRAGMENT, { noLocation: true }).definitions.forEach(addFragment);
    },
    transform(code, id) {
      if (!id.startsWith(sources) || !IMPORT.test(code)) return;
      return code.replace(IMPORT, '').replace(CALL, (_call, source: string) => {
        const document = complete(source, fragments);
        const text = print(document);
        if (document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
          for (const sent of [text, print(addTypenameToDocument(document))])
            operations.set(createHash('sha256').update(sent).digest('hex'), sent);
        // `runOperation` sends the text: the public bundle contains no GraphQL printer.
        return `(${JSON.stringify({ ...document, loc: { source: { body: text } } })})`;
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: MANIFEST,
        source: JSON.stringify(Object.fromEntries([...operations].sort()), null, 1),
      });
    },
  };
}

/** The document with all fragments that it spreads, directly or through others, each once. */
function complete(source: string, fragments: Map<string, FragmentDefinitionNode>): DocumentNode {
  const own = parse(source, { noLocation: true });
  const names = new Set<string>();
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment) throw new Error(`no fragment is named ${value}`);
        if (names.has(value)) return;
        names.add(value);
        collect(fragment);
      },
    });
  collect(own);
  const defined = own.definitions.map((each) => 'name' in each && each.name?.value);
  const added = [...names].filter((name) => !defined.includes(name)).map((name) => fragments.get(name)!);
  return { kind: own.kind, definitions: [...own.definitions, ...added] };
}
