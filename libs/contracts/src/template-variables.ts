import { registerDecorator, type ValidationArguments } from 'class-validator';

/** What a template may say with `{{name}}`: the only list; its examples stand in where nobody is meant yet. */
export const TEMPLATE_VARIABLES = {
  nome: { means: 'Primeiro nome do candidato', example: 'Ana' },
  nome_completo: { means: 'Nome e sobrenome do candidato', example: 'Ana Souza' },
  vaga: { means: 'Título da vaga', example: 'Pessoa Desenvolvedora' },
  tipo: { means: 'Tipo da entrevista', example: 'Entrevista Técnica' },
  data: { means: 'Dia da entrevista', example: 'segunda-feira, 10 de junho de 2030' },
  hora: { means: 'Horário da entrevista (de Brasília)', example: '09:00' },
  local: { means: 'Local ou link da entrevista (o campo Observações)', example: 'Sala Araucária, 2º andar' },
  link: { means: 'Link de confirmação da entrevista', example: 'https://…/confirmar-entrevista' },
  prazo: { means: 'Daqui a sete dias', example: '17/06/2030' },
  empresa: { means: 'Nome da empresa', example: 'Araucária Software' },
} as const;
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES;
export const TEMPLATE_VARIABLE_NAMES = Object.keys(TEMPLATE_VARIABLES) as TemplateVariable[];

/** What the variables stand for; those that are absent have no value here. */
export type TemplateValues = { [V in TemplateVariable]?: string | null };

/** As templates of earlier versions were written: `[link de confirmação]`. Other brackets are the author's own. */
const OLD_SPELLINGS: Record<string, TemplateVariable> = {
  nome: 'nome',
  vaga: 'vaga',
  data: 'data',
  horario: 'hora',
  local: 'local',
  'link de confirmacao': 'link',
};

const PLACE = /\{\{([^{}\n]{0,60})\}\}|\[([^[\]\n]{1,40})\]/g;

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

interface Place {
  /** As it is shown to people. */
  written: string;
  /** undefined: there is no such variable. */
  variable?: TemplateVariable;
}

/** undefined: brackets of the author's own. */
function placeOf(written: string, braces?: string, brackets?: string): Place | undefined {
  if (braces !== undefined) {
    const name = plain(braces);
    return Object.hasOwn(TEMPLATE_VARIABLES, name)
      ? { written, variable: name as TemplateVariable }
      : { written };
  }
  const old = plain(brackets ?? '');
  return Object.hasOwn(OLD_SPELLINGS, old) ? { written, variable: OLD_SPELLINGS[old] } : undefined;
}

const placesIn = (text: string): Place[] =>
  [...text.matchAll(PLACE)].flatMap(
    ([written, braces, brackets]) => placeOf(written, braces, brackets) ?? [],
  );

const distinct = (places: Place[]): string[] => [...new Set(places.map(({ written }) => written))];

/** Places that no variable fills, as they are written: `{{foo}}`. */
export const unknownVariables = (text: string): string[] =>
  distinct(placesIn(text).filter(({ variable }) => !variable));

/** Places whose variable has no value here, as they are written. */
export const missingVariables = (text: string, values: TemplateValues): string[] =>
  distinct(placesIn(text).filter(({ variable }) => variable && !values[variable]));

/** The text with what its variables stand for; places without a value stay as they are. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(PLACE, (written: string, braces?: string, brackets?: string) => {
    const variable = placeOf(written, braces, brackets)?.variable;
    return (variable && values[variable]) || written;
  });

const LISTED = TEMPLATE_VARIABLE_NAMES.map((name) => `{{${name}}}`).join(', ');

/** The words of a refusal. */
const unknownVariablesMessage = (unknown: string[]): string =>
  `${unknown.length > 1 ? 'Variáveis desconhecidas' : 'Variável desconhecida'}: ${unknown.join(', ')}. Use somente ${LISTED}.`;

/** A text whose variables all exist. */
export function KnownVariables(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'knownVariables',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (text: unknown) => typeof text !== 'string' || !unknownVariables(text).length,
        defaultMessage: ({ value }: ValidationArguments = {} as ValidationArguments) =>
          unknownVariablesMessage(unknownVariables(String(value))),
      },
    });
}
