import { firstChars, withoutAccents } from '@araucaria/contracts';
import type { DraftInput, DraftMode } from './draft-input.js';
import { ANY_FIELD, FIELDS_OF_WORK, SKILLS, type FieldOfWork } from './fields-of-work.js';

interface Seniority {
  words: RegExp;
  phrase: string;
  requirement: string;
}

const SENIORITIES: Seniority[] = [
  {
    words: /estagi/,
    phrase:
      'Não exigimos experiência: queremos curiosidade e vontade de aprender, com acompanhamento próximo de quem já faz.',
    requirement: 'Cursando ensino superior na área',
  },
  {
    words: /junior|\bjr\b|trainee|assistente|auxiliar/,
    phrase:
      'Você contará com a orientação de pessoas mais experientes e com espaço para errar, aprender e crescer.',
    requirement: 'Primeira experiência ou projetos próprios na área',
  },
  {
    words: /gerente|coordena|lider|head|diretor|supervis/,
    phrase: 'Você vai liderar pessoas, dar direção e responder pelos resultados do time.',
    requirement: 'Experiência na liderança de equipes',
  },
  {
    words: /senior|\bsr\b|especialista|staff/,
    phrase: 'Esperamos que você conduza decisões complexas com autonomia e ajude quem está começando.',
    requirement: 'Experiência sólida na área',
  },
  {
    words: /pleno|analista/,
    phrase: 'Você terá autonomia no dia a dia e participará das decisões do time.',
    requirement: 'Experiência de dois anos ou mais na área',
  },
];

const BENEFITS = [
  'Plano de saúde e odontológico',
  'Vale-refeição ou vale-alimentação',
  'Horário flexível',
  'Verba anual de estudos',
  'Participação nos resultados',
  'Licença parental estendida',
  'Day off no aniversário',
];

/** Writes the draft from templates. The same request always gives the same text. */
export function writeDraft(input: DraftInput): string {
  const subject = subjectOf(input.prompt);
  const words = withoutAccents([input.title, input.department, subject].join(' '));
  const field = FIELDS_OF_WORK.find((each) => each.words.test(words)) ?? ANY_FIELD;
  const seniority = SENIORITIES.find((each) => each.words.test(words));
  const skills = SKILLS.filter((skill) => mentions(words, skill));
  switch (modeOf(input)) {
    case 'description':
      return describe(input, subject, field, seniority, skills);
    case 'requirements':
      return list([seniority?.requirement, ...skills, ...field.requirements, ...ANY_FIELD.requirements], 9);
    case 'benefits':
      return list([...workplaceOf(words), ...BENEFITS], 8);
  }
}

/** The given mode, or the one that the words of the prompt name. */
export function modeOf({ mode, prompt }: DraftInput): DraftMode {
  if (mode) return mode;
  const request = firstChars(withoutAccents(prompt), 200);
  if (/benefici/.test(request)) return 'benefits';
  return /requisit/.test(request) ? 'requirements' : 'description';
}

function describe(
  input: DraftInput,
  subject: string,
  { tasks }: FieldOfWork,
  seniority: Seniority | undefined,
  skills: string[],
): string {
  const role = (input.title ?? firstSentence(subject)) || 'esta posição';
  const team = input.department ? ` para o time de ${input.department}` : '';
  return [
    `Buscamos ${role}${team}. Você vai ${tasks[0]}, ${tasks[1]} e ${tasks[2]}.`,
    [seniority?.phrase, skills.length > 0 && `No dia a dia usamos ${sentenceList(skills)}.`]
      .filter(Boolean)
      .join(' '),
    'Oferecemos um ambiente de respeito, em que boas ideias contam mais do que cargos. Valorizamos a diversidade: todas as pessoas são bem-vindas em nossos processos seletivos.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function workplaceOf(words: string): string[] {
  if (/remot|home office/.test(words)) return ['Trabalho remoto', 'Auxílio home office'];
  if (/hibrid/.test(words)) return ['Modelo híbrido', 'Auxílio home office'];
  return /presencial/.test(words) ? ['Vale-transporte', 'Estacionamento'] : [];
}

/** What the user typed: old clients put it at the end of a sentence, after a colon or in quotes. */
function subjectOf(prompt: string): string {
  const quoted = /["“«]([^"”»]{3,})["”»]/.exec(prompt)?.[1];
  const afterColon = prompt.slice(prompt.indexOf(':') + 1);
  return (quoted ?? afterColon).trim();
}

const firstSentence = (text: string): string => firstChars((text.split(/[.;\n]/, 1)[0] ?? '').trim(), 120);

function mentions(words: string, skill: string): boolean {
  const at = words.indexOf(withoutAccents(skill));
  const isLetter = (character: string | undefined) => character !== undefined && /[a-z0-9]/.test(character);
  return at >= 0 && !isLetter(words[at - 1]) && !isLetter(words[at + skill.length]);
}

/** A comma-separated list without repeats, in the format of a job's requirements and benefits. */
const list = (items: Array<string | undefined>, maxItems: number): string =>
  [...new Set(items.filter((item) => item !== undefined))].slice(0, maxItems).join(', ');

const sentenceList = (items: string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(items);
