import {
  APPLICATION_LABELS,
  APPLICATION_MAX_CHARS,
  BRAZILIAN_STATES,
  PLAIN_FIELDS,
  fieldsWith,
  type ApplicationField,
} from '@araucaria/contracts/domain';
import { formatCep } from '../../shared/format/brazil';
import type { FieldSpec } from '../../shared/form/field-list';
import { formatPhone } from './format-phone';

type Look = Omit<FieldSpec<string>, 'name' | 'label' | 'span'>;
type Options = NonNullable<Look['options']>;

const text = <Name extends ApplicationField & keyof typeof APPLICATION_MAX_CHARS>(
  name: Name,
  span: number,
  look: Look = {},
): FieldSpec<Name> => ({
  ...{ name, label: APPLICATION_LABELS[name], span },
  limit: APPLICATION_MAX_CHARS[name],
  ...look,
});

/** A field with a list of options; the first one states nothing. */
const choice = <Name extends ApplicationField>(
  name: Name,
  span: number,
  options: Options,
  look: Look = {},
): FieldSpec<Name> => ({
  ...{ name, label: APPLICATION_LABELS[name], span },
  options: [['', 'Não informado'], ...options],
  ...look,
});

export const PERSONAL = [
  text('firstName', 6, { autoComplete: 'given-name' }),
  text('lastName', 6, { autoComplete: 'family-name' }),
  text('email', 6, {
    type: 'email',
    autoComplete: 'email',
    input: { inputMode: 'email' },
  }),
  text('phone', 6, {
    type: 'tel',
    autoComplete: 'tel',
    format: formatPhone,
    input: { inputMode: 'tel' },
  }),
  text('address', 8, { autoComplete: 'street-address' }),
  text('zip', 4, {
    autoComplete: 'postal-code',
    format: formatCep,
    input: { inputMode: 'numeric' },
  }),
  text('city', 7, { autoComplete: 'address-level2' }),
  choice('state', 5, Object.entries(BRAZILIAN_STATES), { autoComplete: 'address-level1' }),
];

/** Schooling and experience, as the table of the fields describes them. A long text has several lines. */
export const BACKGROUND = fieldsWith('formColumns').map((name) => {
  const { formColumns = 12, values, maxChars = 0 } = PLAIN_FIELDS[name];
  if (values)
    return choice(
      name,
      formColumns,
      values.map((value) => [value, value]),
    );
  return text(name, formColumns, maxChars > 255 ? { multiline: true, minRows: 5 } : {});
});

/** The names of the fields: values, draft and submission of the form follow from them. */
export type ApplicationFieldName = (typeof PERSONAL | typeof BACKGROUND)[number]['name'];

export const FIELDS: ReadonlyArray<FieldSpec<ApplicationFieldName>> = [...PERSONAL, ...BACKGROUND];
