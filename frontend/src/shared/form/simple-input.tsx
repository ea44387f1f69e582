import type { SimpleForm } from './simple-form';
import { TextBox, type TextBoxLook } from './text-box';

interface SimpleInputProps<T> extends TextBoxLook {
  form: SimpleForm<T>;
  name: keyof T & string;
}

/** A text field of a visitor's form. */
export function SimpleInput<T extends object>({ form, name, ...look }: SimpleInputProps<T>) {
  return (
    <TextBox
      {...look}
      name={name}
      value={String(form.values[name] ?? '')}
      error={form.errors[name]}
      required={Boolean(form.rules[name]?.required)}
      onChange={(value) => form.setValues({ [name]: value } as Partial<T>)}
      onLeave={() => form.touch(name)}
    />
  );
}
