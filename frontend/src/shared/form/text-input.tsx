import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import { TextBox, type TextBoxLook } from './text-box';
import { textOf, tooLong } from './text-length';

type Rules<T extends FieldValues> = RegisterOptions<T, FieldPath<T>>;

export interface TextInputProps<T extends FieldValues> extends TextBoxLook {
  control: Control<T>;
  name: FieldPath<T>;
  rules?: Rules<T> | undefined;
}

/** A text field of a staff form. A text longer than `limit` is an error, without a rule of its own. */
export function TextInput<T extends FieldValues>({ control, name, rules, ...look }: TextInputProps<T>) {
  const { field, fieldState } = useController({ control, name, rules: withLimit(rules, look.limit) });
  return (
    <TextBox
      {...look}
      name={name}
      value={field.value ?? ''}
      error={fieldState.error?.message}
      required={Boolean(rules?.required)}
      inputRef={field.ref}
      onChange={field.onChange}
      onLeave={field.onBlur}
    />
  );
}

function withLimit<T extends FieldValues>(rules: Rules<T> = {}, limit: number | undefined): Rules<T> {
  if (limit === undefined) return rules;
  const { validate } = rules;
  return {
    ...rules,
    validate: {
      ...(typeof validate === 'function' ? { rule: validate } : validate),
      limit: (value: unknown) => tooLong(textOf(value), limit) ?? true,
    },
  };
}
