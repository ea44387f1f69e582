import {
  GraphQLError,
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { AppError } from '@araucaria/platform';

/** The site's largest operation has 1,000 characters, the introspection of a developer's tool 2,000. */
const MAX_CHARACTERS = 20_000;
/** The site's largest operation has 94 tokens, an introspection 163. */
export const MAX_TOKENS = 2_000;
/** The site's deepest operation has five levels. */
const MAX_DEPTH = 8;
/** Fields after every fragment has been expanded; the site's largest operation asks for some 60. */
const MAX_FIELDS = 400;
/** Each root field may cost a call to a service, or several. */
const MAX_ROOT_FIELDS = 12;
/** Fields, spreads and inline fragments as written; validation compares them pair by pair. */
const MAX_SELECTIONS = 500;
const MAX_FRAGMENTS = 30;
const MAX_DIRECTIVES = 20;

interface Size {
  depth: number;
  fields: number;
  rootFields: number;
}

/** What a document asks for, and what measuring it took. */
export interface DocumentSize extends Size {
  selections: number;
  fragments: number;
  directives: number;
  /** Selections that were looked at; never more than the document has. */
  visited: number;
}

/**
 * Refuses a document that would cost much more than any screen needs. Each step is linear in the size of the document,
 * and the cheapest comes first: length, tokens (while parsing), then the measure of the parsed document.
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
  const size = measureDocument(document);
  const over = LIMITS.filter(([name, most]) => size[name] > most);
  if (over.length)
    throw refused(
      `The document is too large: ${over.map(([name, most]) => `${name} ${size[name]} of ${most}`).join(', ')}`,
    );
}

const LIMITS: Array<[keyof DocumentSize, number]> = [
  ['selections', MAX_SELECTIONS],
  ['fragments', MAX_FRAGMENTS],
  ['directives', MAX_DIRECTIVES],
  ['depth', MAX_DEPTH],
  ['fields', MAX_FIELDS],
  ['rootFields', MAX_ROOT_FIELDS],
];

/** The details are for the author of the operation. */
const refused = (detail: string, fault = 'GRAPHQL_VALIDATION_FAILED'): AppError =>
  new AppError('VALIDATION_FAILED', undefined, { detail, fault });

/** Looks at each selection once: the size of a fragment is kept, however often the fragment is spread. */
export function measureDocument(document: DocumentNode): DocumentSize {
  const measure = new Measure(document);
  let [selections, directives] = [0, 0];
  visit(document, {
    SelectionSet: (set) => void (selections += set.selections.length),
    Directive: () => void (directives += 1),
  });
  const total: Size = { depth: 0, fields: 0, rootFields: 0 };
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      add(total, measure.ofSelections(definition.selectionSet));
  return { ...total, selections, directives, fragments: measure.fragments, visited: measure.visited };
}

class Measure {
  visited = 0;
  private readonly byName = new Map<string, FragmentDefinitionNode>();
  private readonly sizes = new Map<string, Size>();
  private readonly open = new Set<string>();

  constructor({ definitions }: DocumentNode) {
    for (const definition of definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.byName.set(definition.name.value, definition);
  }

  get fragments(): number {
    return this.byName.size;
  }

  ofSelections({ selections }: SelectionSetNode): Size {
    const total: Size = { depth: 0, fields: 0, rootFields: 0 };
    for (const selection of selections) {
      this.visited += 1;
      switch (selection.kind) {
        case Kind.FIELD: {
          // Tools may ask for the schema where it is not hidden.
          if (selection.name.value.startsWith('__')) break;
          const inner = selection.selectionSet ? this.ofSelections(selection.selectionSet) : NOTHING;
          add(total, { depth: inner.depth + 1, fields: inner.fields + 1, rootFields: 1 });
          break;
        }
        case Kind.INLINE_FRAGMENT:
          add(total, this.ofSelections(selection.selectionSet));
          break;
        case Kind.FRAGMENT_SPREAD:
          add(total, this.ofFragment(selection.name.value));
      }
    }
    return total;
  }

  /** A fragment that contains itself counts as empty here: validation refuses it. */
  private ofFragment(name: string): Size {
    const known = this.sizes.get(name);
    if (known) return known;
    const fragment = this.byName.get(name);
    if (!fragment || this.open.has(name)) return NOTHING;
    this.open.add(name);
    const size = this.ofSelections(fragment.selectionSet);
    this.open.delete(name);
    this.sizes.set(name, size);
    return size;
  }
}

const NOTHING: Size = { depth: 0, fields: 0, rootFields: 0 };

function add(total: Size, part: Size): void {
  total.depth = Math.max(total.depth, part.depth);
  total.fields += part.fields;
  total.rootFields += part.rootFields;
}
