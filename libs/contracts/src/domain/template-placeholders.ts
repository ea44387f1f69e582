import { withoutAccents } from './plain-text.js';
import { TEMPLATE_VARIABLE_NAMES, isTemplateVariable, type TemplateVariable } from './template-variables.js';

/** The values of the variables; absent, null or empty: no value. */
export type TemplateValues = { [V in TemplateVariable]?: string | null | undefined };

/** Placeholders of earlier releases, in brackets: `[link de confirmação]`. Other text in brackets is kept. */
const LEGACY_PLACEHOLDERS: ReadonlyMap<string, TemplateVariable> = new Map([
  ['nome', 'nome'],
  ['vaga', 'vaga'],
  ['data', 'data'],
  ['horario', 'hora'],
  ['local', 'local'],
  ['link de confirmacao', 'link'],
]);

const PLACEHOLDER = /\{\{([^{}\n]{0,60})\}\}|\[([^[\]\n]{1,40})\]/g;

/** Ignores accents, case and repeated spaces. */
const normalized = (name: string): string => withoutAccents(name).trim().replace(/\s+/g, ' ');

interface Placeholder {
  /** The text in the template, with its braces or brackets. */
  written: string;
  /** undefined: unknown variable. */
  variable?: TemplateVariable | undefined;
}

/** undefined: ordinary text in brackets. */
function parsePlaceholder(written: string, braces?: string, brackets?: string): Placeholder | undefined {
  if (braces !== undefined) {
    const name = normalized(braces);
    return isTemplateVariable(name) ? { written, variable: name } : { written };
  }
  const variable = LEGACY_PLACEHOLDERS.get(normalized(brackets ?? ''));
  return variable && { written, variable };
}

/** The variable of a placeholder, with its braces or brackets; undefined for an unknown one and for other texts. */
export const variableOf = (written: string): TemplateVariable | undefined =>
  placeholdersIn(written)[0]?.variable;

const placeholdersIn = (text: string): Placeholder[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(
    ([written, braces, brackets]) => parsePlaceholder(written, braces, brackets) ?? [],
  );

const distinct = (placeholders: Placeholder[]): string[] => [
  ...new Set(placeholders.map(({ written }) => written)),
];

/** Placeholders without a variable of `allowed`, each once, as written: `{{foo}}`. */
export const unknownVariables = (
  text: string,
  allowed: readonly TemplateVariable[] = TEMPLATE_VARIABLE_NAMES,
): string[] =>
  distinct(placeholdersIn(text).filter(({ variable }) => !variable || !allowed.includes(variable)));

/** Placeholders whose variable has no value, each once, as written. */
export const missingVariables = (text: string, values: TemplateValues): string[] =>
  distinct(placeholdersIn(text).filter(({ variable }) => variable && !values[variable]));

/** The text with its variables replaced; placeholders without a value stay unchanged. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(PLACEHOLDER, (written: string, braces?: string, brackets?: string) => {
    const variable = parsePlaceholder(written, braces, brackets)?.variable;
    return (variable && values[variable]) || written;
  });
