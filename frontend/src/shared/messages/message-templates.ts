import { isTemplateVariable, TEMPLATE_VARIABLES } from '@araucaria/contracts/domain';
import { graphql } from '../../generated';
import type { MessageTemplatesQuery } from '../../generated/graphql';

export const MESSAGE_TEMPLATES = graphql(`
  query MessageTemplates {
    messageTemplates {
      id
      title
      type
      content
    }
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

/** Description of a variable as it occurs in a text: 'Primeiro nome' for `{{nome}}`. */
export function describeVariable(variable: string): string {
  const [match] = variable.matchAll(VARIABLE);
  const name = nameOf(match?.[1], match?.[2]);
  const meaning = isTemplateVariable(name) ? TEMPLATE_VARIABLES[name].description : name;
  return meaning.charAt(0).toLocaleUpperCase('pt-BR') + meaning.slice(1);
}

/** `{{nome}}`, or `[nome]` in older templates. */
const VARIABLE = /\{\{\s*([^{}\n]+?)\s*\}\}|\[([^[\]\n]+)\]/g;
const OLD_NAMES: Record<string, string> = { horário: 'hora', 'link de confirmação': 'link' };

const nameOf = (braces?: string, brackets?: string): string => {
  const name = (braces ?? brackets ?? '').toLowerCase();
  return OLD_NAMES[name] ?? name;
};

/** Replaces the variables with known values; the others stay in the text. */
export function fillTemplate(content: string, values: Record<string, string>): string {
  return content.replace(
    VARIABLE,
    (whole, braces?: string, brackets?: string) => values[nameOf(braces, brackets)] ?? whole,
  );
}

/** The distinct variables in a text, without those that are filled in automatically. */
export const findVariables = (text: string, automatic: readonly string[] = []): string[] => [
  ...new Set(
    [...text.matchAll(VARIABLE)].flatMap(([whole, braces, brackets]) =>
      automatic.includes(nameOf(braces, brackets)) ? [] : whole,
    ),
  ),
];
