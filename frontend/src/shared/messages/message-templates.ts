import { graphql } from '../../generated';
import type { MessageTemplatesQuery } from '../../generated/graphql';

/** Read by the page that keeps them and by the invitation that uses one. */
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

/** A text as its reader would get it, and what it lacks. */
export const PREVIEW_MESSAGE = graphql(`
  query PreviewMessage($input: MessagePreviewInput!) {
    previewMessage(input: $input) {
      text
      missing
      unknown
    }
  }
`);

/** What a text may say with `{{name}}`; the server's table, for people to read. */
export const TEMPLATE_VARIABLES = [
  ['nome', 'primeiro nome'],
  ['nome_completo', 'nome e sobrenome'],
  ['vaga', 'título da vaga'],
  ['tipo', 'tipo da entrevista'],
  ['data', 'dia da entrevista'],
  ['hora', 'horário da entrevista'],
  ['local', 'local, das observações'],
  ['link', 'link de confirmação'],
  ['prazo', 'daqui a sete dias'],
  ['empresa', 'nome da empresa'],
] as const;

/** What is to be put at a place, in words: `{{nome}}` is the first name. */
export function describeVariable(place: string): string {
  const [match] = place.matchAll(VARIABLE);
  const name = nameOf(match?.[1], match?.[2]);
  const meaning = TEMPLATE_VARIABLES.find(([variable]) => variable === name)?.[1] ?? name;
  return meaning.charAt(0).toLocaleUpperCase('pt-BR') + meaning.slice(1);
}

/** `{{nome}}`, or as texts were written before: `[nome]`. */
const VARIABLE = /\{\{\s*([^{}\n]+?)\s*\}\}|\[([^[\]\n]+)\]/g;
const OLD_NAMES: Record<string, string> = { horário: 'hora', 'link de confirmação': 'link' };

const nameOf = (braces?: string, brackets?: string): string => {
  const name = (braces ?? brackets ?? '').toLowerCase();
  return OLD_NAMES[name] ?? name;
};

/** Puts in what is known; the rest stays to be seen. */
export function fillTemplate(content: string, values: Record<string, string>): string {
  return content.replace(
    VARIABLE,
    (whole, braces?: string, brackets?: string) => values[nameOf(braces, brackets)] ?? whole,
  );
}

/** The places that are still to be filled in, but for those that will be by themselves. */
export const findVariables = (text: string, known: readonly string[] = []): string[] => [
  ...new Set(
    [...text.matchAll(VARIABLE)].flatMap(([whole, braces, brackets]) =>
      known.includes(nameOf(braces, brackets)) ? [] : whole,
    ),
  ),
];
