import { APPLICATION_MAX_CHARS, BRAZILIAN_STATES, EDUCATION_LEVELS } from '@araucaria/contracts/domain';
import { formatCep } from '../../shared/format/brazil';
import type { FieldSpec } from '../../shared/form/field-list';
import type { ResumeField } from './application-values';
import { formatPhone } from './format-phone';

type ApplicationField = FieldSpec<ResumeField>;

const NOT_STATED = ['', 'Não informado'] as const;
const STATE_OPTIONS = [NOT_STATED, ...Object.entries(BRAZILIAN_STATES)];
const LEVEL_OPTIONS = [NOT_STATED, ...EDUCATION_LEVELS.map((level) => [level, level] as const)];

/** A text field with the maximal length of the server. */
const text = (
  name: keyof typeof APPLICATION_MAX_CHARS & ResumeField,
  label: string,
  span: number,
  more: Partial<ApplicationField> = {},
): ApplicationField => ({ name, label, span, limit: APPLICATION_MAX_CHARS[name], ...more });

export const PERSONAL: ApplicationField[] = [
  text('firstName', 'Nome', 6, { autoComplete: 'given-name' }),
  text('lastName', 'Sobrenome', 6, { autoComplete: 'family-name' }),
  text('email', 'E-mail', 6, {
    type: 'email',
    autoComplete: 'email',
    input: { inputMode: 'email' },
  }),
  text('phone', 'Telefone', 6, {
    type: 'tel',
    autoComplete: 'tel',
    format: formatPhone,
    input: { inputMode: 'tel' },
  }),
  text('address', 'Endereço', 8, { autoComplete: 'street-address' }),
  text('zip', 'CEP', 4, {
    autoComplete: 'postal-code',
    format: formatCep,
    input: { inputMode: 'numeric' },
  }),
  text('city', 'Cidade', 7, { autoComplete: 'address-level2' }),
  { name: 'state', label: 'Estado', span: 5, autoComplete: 'address-level1', options: STATE_OPTIONS },
];

export const BACKGROUND: ApplicationField[] = [
  { name: 'educationLevel', label: 'Escolaridade', span: 5, options: LEVEL_OPTIONS },
  text('educationCourse', 'Curso', 7),
  text('experienceSummary', 'Resumo da experiência', 12, { multiline: true, minRows: 5 }),
];
