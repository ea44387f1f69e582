import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/** Reduces data to the fields that the operation selects, as a GraphQL server does; missing fields become null. */
export function selectRequestedFields(document: DocumentNode, data: object): unknown {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation ? pick(operation.selectionSet, data) : undefined;
}

function pick({ selections }: SelectionSetNode, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => pick({ selections } as SelectionSetNode, each));
  if (typeof value !== 'object' || value === null) return value;
  const picked: Record<string, unknown> = {};
  for (const selection of selections) {
    if (selection.kind !== Kind.FIELD) continue;
    const name = selection.name.value;
    const field = (value as Record<string, unknown>)[name] ?? null;
    picked[name] = selection.selectionSet ? pick(selection.selectionSet, field) : field;
  }
  return picked;
}
