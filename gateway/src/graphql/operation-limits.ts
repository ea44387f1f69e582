import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { AppError } from '@araucaria/platform';

/** The largest operation of the site has 1,000 characters, an introspection 2,000. */
const MAX_CHARACTERS = 20_000;
/** The largest operation of the site has 94 tokens, an introspection 163. */
export const MAX_TOKENS = 2_000;
/** The deepest operation of the site has five levels. */
const MAX_DEPTH = 8;
/** Fields with every fragment expanded; the largest operation of the site has about 60. */
const MAX_FIELDS = 400;
/** Each root field may cause one or more calls to services. */
const MAX_ROOT_FIELDS = 12;
/** Fields, spreads and inline fragments as written; validation compares them in pairs. */
const MAX_SELECTIONS = 500;
const MAX_FRAGMENTS = 30;
const MAX_DIRECTIVES = 20;

interface Size {
  depth: number;
  fields: number;
  rootFields: number;
}

export interface DocumentSize extends Size {
  selections: number;
  fragments: number;
  directives: number;
  /** Selections visited while measuring; never more than the document has. */
  visited: number;
}

/**
 * Refuses a document that costs much more than any screen needs. Each check is linear in the size of the document, the
 * cheapest first: length, tokens (while parsing), then the size of the parsed document.
 * @throws {AppError} `VALIDATION_FAILED`
 */
export function assertCheapDocument(text: string): void {
  if (text.length > MAX_CHARACTERS)
    throw refused(`The document has ${text.length} characters of ${MAX_CHARACTERS}`);
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw refused(error.message.slice(0, 300), 'GRAPHQL_PARSE_FAILED');
  }
  // Apollo executes one against a type that the schema does not have, and reports an error of the server.
  if (document.definitions.some(isSubscription)) throw refused('The schema has no subscriptions');
  const size = measureDocument(document);
  const exceeded = LIMITS.filter(([name, max]) => size[name] > max);
  if (exceeded.length)
    throw refused(
      `The document is too large: ${exceeded.map(([name, max]) => `${name} ${size[name]} of ${max}`).join(', ')}`,
    );
}

const isSubscription = (definition: DefinitionNode): boolean =>
  definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.SUBSCRIPTION;

const LIMITS: Array<[keyof DocumentSize, number]> = [
  ['selections', MAX_SELECTIONS],
  ['fragments', MAX_FRAGMENTS],
  ['directives', MAX_DIRECTIVES],
  ['depth', MAX_DEPTH],
  ['fields', MAX_FIELDS],
  ['rootFields', MAX_ROOT_FIELDS],
];

/** Carries details for the author of the operation. */
const refused = (detail: string, fault = 'GRAPHQL_VALIDATION_FAILED'): AppError =>
  new AppError('VALIDATION_FAILED', undefined, { detail, fault });

const EMPTY: Size = { depth: 0, fields: 0, rootFields: 0 };

const sum = (one: Size, other: Size): Size => ({
  depth: Math.max(one.depth, other.depth),
  fields: one.fields + other.fields,
  rootFields: one.rootFields + other.rootFields,
});

/** Visits each selection once: the size of a fragment is cached, however often it is spread. */
export function measureDocument(document: DocumentNode): DocumentSize {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const sizes = new Map<string, Size>();
  let [selections, directives, visited] = [0, 0, 0];
  visit(document, {
    SelectionSet: (set) => void (selections += set.selections.length),
    Directive: () => void (directives += 1),
  });

  const sizeOf = (set: SelectionSetNode): Size => set.selections.map(sizeOfSelection).reduce(sum, EMPTY);

  function sizeOfSelection(selection: SelectionNode): Size {
    visited += 1;
    switch (selection.kind) {
      case Kind.FIELD: {
        // Introspection is free where it is enabled.
        if (selection.name.value.startsWith('__')) return EMPTY;
        const { depth, fields } = selection.selectionSet ? sizeOf(selection.selectionSet) : EMPTY;
        return { depth: depth + 1, fields: fields + 1, rootFields: 1 };
      }
      case Kind.INLINE_FRAGMENT:
        return sizeOf(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return sizeOfFragment(selection.name.value);
    }
  }

  function sizeOfFragment(name: string): Size {
    const fragment = fragments.get(name);
    if (!fragment || sizes.has(name)) return sizes.get(name) ?? EMPTY;
    // A fragment that contains itself counts as empty there; validation refuses it later.
    sizes.set(name, EMPTY);
    const size = sizeOf(fragment.selectionSet);
    sizes.set(name, size);
    return size;
  }

  const total = operations.map(({ selectionSet }) => sizeOf(selectionSet)).reduce(sum, EMPTY);
  return { ...total, selections, directives, fragments: fragments.size, visited };
}
