import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Our screens' deepest operation has five levels. */
const MAX_DEPTH = 8;
/** Our largest asks for some 60 fields. */
const MAX_FIELDS = 400;
/** Each may cost a call to a service, or several. */
const MAX_ROOT_FIELDS = 12;

interface Size {
  depth: number;
  fields: number;
}

/** Refuses operations that would cost much more than any screen needs, before anything is done for them. */
export function operationLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const sizes = new Map<string, Size>();
      const { depth, fields } = sizeOf(operation.selectionSet, context, sizes, new Set());
      const roots = rootFields(operation.selectionSet, context, new Set());
      if (depth > MAX_DEPTH || fields > MAX_FIELDS || roots > MAX_ROOT_FIELDS)
        context.reportError(
          new GraphQLError(
            `The operation is too large: depth ${depth} of ${MAX_DEPTH}, fields ${fields} of ${MAX_FIELDS}, root fields ${roots} of ${MAX_ROOT_FIELDS}`,
            { nodes: operation },
          ),
        );
    },
  };
}

/** Fragments are measured once each; one that contains itself is another rule's business. */
function sizeOf(
  { selections }: SelectionSetNode,
  context: ValidationContext,
  known: Map<string, Size>,
  open: Set<string>,
): Size {
  const total: Size = { depth: 0, fields: 0 };
  for (const selection of selections) {
    let inner: Size = { depth: 0, fields: 0 };
    let own = 0;
    switch (selection.kind) {
      case Kind.FIELD:
        // Tools may ask for the schema where it is not hidden.
        if (selection.name.value.startsWith('__')) continue;
        own = 1;
        if (selection.selectionSet) inner = sizeOf(selection.selectionSet, context, known, open);
        break;
      case Kind.INLINE_FRAGMENT:
        inner = sizeOf(selection.selectionSet, context, known, open);
        break;
      case Kind.FRAGMENT_SPREAD: {
        const fragment = fragmentOf(selection.name.value, context, open);
        if (fragment) inner = sizeOfFragment(fragment, context, known, open);
        break;
      }
    }
    total.depth = Math.max(total.depth, inner.depth + own);
    total.fields += inner.fields + own;
  }
  return total;
}

function sizeOfFragment(
  { name, selectionSet }: FragmentDefinitionNode,
  context: ValidationContext,
  known: Map<string, Size>,
  open: Set<string>,
): Size {
  const measured = known.get(name.value);
  if (measured) return measured;
  open.add(name.value);
  const size = sizeOf(selectionSet, context, known, open);
  open.delete(name.value);
  known.set(name.value, size);
  return size;
}

function rootFields({ selections }: SelectionSetNode, context: ValidationContext, seen: Set<string>): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return sum + rootFields(selection.selectionSet, context, seen);
    const fragment = fragmentOf(selection.name.value, context, seen);
    if (!fragment) return sum;
    return sum + rootFields(fragment.selectionSet, context, new Set([...seen, fragment.name.value]));
  }, 0);
}

function fragmentOf(
  name: string,
  context: ValidationContext,
  open: Set<string>,
): FragmentDefinitionNode | undefined {
  return open.has(name) ? undefined : (context.getFragment(name) ?? undefined);
}
