import { APPLICATION_MAX_CHARS, BRAZILIAN_STATES, EDUCATION_LEVELS } from '@araucaria/contracts/domain';
import { formatCep } from '../../shared/format/brazil';
import type { FieldSpec } from '../../shared/form/field-list';
import { formatPhone } from './format-phone';

type Look = Omit<FieldSpec<string>, 'name' | 'label' | 'span'>;
type Options = NonNullable<Look['options']>;

/** A text field with the limit of the server. */
const text = <Name extends keyof typeof APPLICATION_MAX_CHARS>(
  name: Name,
  label: string,
  span: number,
  look: Look = {},
): FieldSpec<Name> => ({ name, label, span, limit: APPLICATION_MAX_CHARS[name], ...look });

/** A field with a list of options; the first one states nothing. */
const choice = <Name extends string>(
  name: Name,
  label: string,
  span: number,
  options: Options,
  look: Look = {},
): FieldSpec<Name> => ({ name, label, span, options: [['', 'Não informado'], ...options], ...look });

export const PERSONAL = [
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
  choice('state', 'Estado', 5, Object.entries(BRAZILIAN_STATES), { autoComplete: 'address-level1' }),
];

export const BACKGROUND = [
  choice(
    'educationLevel',
    'Escolaridade',
    5,
    EDUCATION_LEVELS.map((level) => [level, level]),
  ),
  text('educationCourse', 'Curso', 7),
  text('experienceSummary', 'Resumo da experiência', 12, { multiline: true, minRows: 5 }),
];

/** The names of the fields: values, draft and submission of the form follow from them. */
export type ApplicationFieldName = (typeof PERSONAL | typeof BACKGROUND)[number]['name'];

export const FIELDS: ReadonlyArray<FieldSpec<ApplicationFieldName>> = [...PERSONAL, ...BACKGROUND];
