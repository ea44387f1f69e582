import type { DocumentNode, SelectionSetNode } from 'graphql';

/** Of an answer only what the operation asks for, as a GraphQL server would leave it. */
export function selectRequestedFields(document: DocumentNode, answer: object): unknown {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  return operation ? pick(operation.selectionSet, answer) : undefined;
}

function pick({ selections }: SelectionSetNode, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => pick({ selections } as SelectionSetNode, each));
  if (typeof value !== 'object' || value === null) return value;
  const picked: Record<string, unknown> = {};
  for (const selection of selections) {
    if (selection.kind !== 'Field') continue;
    const name = selection.name.value;
    const field = (value as Record<string, unknown>)[name] ?? null;
    picked[name] = selection.selectionSet ? pick(selection.selectionSet, field) : field;
  }
  return picked;
}
