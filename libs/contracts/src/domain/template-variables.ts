import { COMPANY_NAME } from './company.js';
import { INTERVIEW_TYPES } from './interview-terms.js';

/** The variables of message templates, written `{{name}}`. Previews without a candidate or an interview use the examples. */
export const TEMPLATE_VARIABLES = {
  nome: { description: 'primeiro nome', example: 'Ana' },
  nome_completo: { description: 'nome e sobrenome', example: 'Ana Souza' },
  vaga: { description: 'título da vaga', example: 'Pessoa Desenvolvedora' },
  tipo: { description: 'tipo da entrevista', example: INTERVIEW_TYPES.technical },
  data: { description: 'dia da entrevista', example: 'segunda-feira, 10 de junho de 2030' },
  hora: { description: 'horário da entrevista', example: '09:00' },
  local: { description: 'local, das observações', example: 'Sala Araucária, 2º andar' },
  link: { description: 'link de confirmação', example: 'https://…/confirmar-entrevista' },
  prazo: { description: 'daqui a sete dias', example: '17/06/2030' },
  empresa: { description: 'nome da empresa', example: COMPANY_NAME },
} as const;
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES;

/** The variables of the e-mails about rejections: each has a value for every candidate. */
export const REJECTION_VARIABLES = [
  'nome',
  'nome_completo',
  'vaga',
  'empresa',
] as const satisfies TemplateVariable[];

export const isTemplateVariable = (name: string): name is TemplateVariable =>
  Object.hasOwn(TEMPLATE_VARIABLES, name);

export const TEMPLATE_VARIABLE_NAMES = Object.keys(TEMPLATE_VARIABLES) as TemplateVariable[];
