import { ApolloLink } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import { tap } from 'rxjs';
import { randomId } from '../browser/random-id';

/** The form that an operation has sent last, while its response is unknown: its content, and its key. */
const unanswered = new Map<string, { content: string; key: string }>();

/**
 * Adds `formKey` to the variables of operations that declare it. The same form that is sent again, after its response was lost or
 * did not say what was stored, has the same key, so that the server creates no second record. A form with other contents has another
 * key, and so has the next one after a response.
 */
export const keyForms = new ApolloLink((operation, forward) => {
  if (!declaresFormKey(operation.query)) return forward(operation);
  const name = operation.operationName ?? '';
  const content = JSON.stringify(operation.variables);
  const last = unanswered.get(name);
  const key = last?.content === content ? last.key : randomId();
  unanswered.set(name, { content, key });
  operation.variables = { ...operation.variables, formKey: key };
  return forward(operation).pipe(
    tap((result) => {
      if (!result.errors && unanswered.get(name)?.key === key) unanswered.delete(name);
    }),
  );
});

const declaresFormKey = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'formKey'),
  );
