import {
  TEMPLATE_VARIABLES,
  firstChar,
  variableOf,
  type TemplateVariable,
} from '@araucaria/contracts/domain';
import { graphql } from '../../generated';
import type { MessageTemplatesQuery } from '../../generated/graphql';

export const MESSAGE_TEMPLATES = graphql(`
  query MessageTemplates {
    messageTemplates {
      ...TemplateFields
    }
  }
  fragment TemplateFields on MessageTemplate {
    id
    title
    type
    content
    updatedAt
  }
`);

export type MessageTemplate = MessageTemplatesQuery['messageTemplates'][number];

/** A message as the recipient would get it, with its missing and unknown variables. */
export const PREVIEW_MESSAGE = graphql(`
  query PreviewMessage($input: MessagePreviewInput!) {
    previewMessage(input: $input) {
      text
      missing
      unknown
    }
  }
`);

/** `{{nome}}`, or `[nome]` in older templates. */
const VARIABLE = /\{\{[^{}\n]+\}\}|\[[^[\]\n]+\]/g;

/** Description of a variable as it occurs in a text: 'Primeiro nome' for `{{nome}}`. */
export function describeVariable(written: string): string {
  const variable = variableOf(written);
  const meaning = variable
    ? TEMPLATE_VARIABLES[variable].description
    : written
        .replace(/^(\{\{|\[)|(\}\}|\])$/g, '')
        .trim()
        .toLowerCase();
  return firstChar(meaning).toLocaleUpperCase('pt-BR') + meaning.slice(firstChar(meaning).length);
}

/** The distinct variables in a text, without those that are filled in automatically. */
export const findVariables = (text: string, automatic: readonly TemplateVariable[] = []): string[] => [
  ...new Set(
    [...text.matchAll(VARIABLE)].flatMap(([written]) => {
      const variable = variableOf(written);
      return variable && automatic.includes(variable) ? [] : written;
    }),
  ),
];

/** Replaces each variable by what the user typed for it, letter by letter; a variable without a value stays. */
export const fillByHand = (text: string, valueOf: (written: string) => string | false | undefined): string =>
  text.replace(VARIABLE, (written) => valueOf(written) || written);
