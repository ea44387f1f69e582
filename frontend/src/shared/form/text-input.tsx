import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import { TextBox, type TextBoxLook } from './text-box';

export interface TextInputProps<T extends FieldValues> extends TextBoxLook {
  control: Control<T>;
  name: FieldPath<T>;
  rules?: RegisterOptions<T, FieldPath<T>>;
}

/** A text field of a form that react-hook-form keeps: those of the staff. */
export function TextInput<T extends FieldValues>({ control, name, rules, ...look }: TextInputProps<T>) {
  const { field, fieldState } = useController({ control, name, rules });
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
