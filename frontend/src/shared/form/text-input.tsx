import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface TextInputProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  rules?: RegisterOptions<T, FieldPath<T>>;
  /** Shown below while there is no error. */
  hint?: ReactNode;
  /** Value and text of each choice; makes it a list to choose from. */
  options?: ReadonlyArray<readonly [value: string, text: string]>;
  /** Rewrites what was typed when the field is left; what it cannot read it leaves alone. */
  format?: (text: string) => string | Promise<string>;
  input?: TextFieldProps['slotProps'] extends infer S
    ? S extends { htmlInput?: infer H }
      ? H
      : never
    : never;
  multiline?: boolean;
  minRows?: number;
  type?: string;
  autoComplete?: string;
}

/** A text field of a form: its error, or its hint, below it. */
export function TextInput<T extends FieldValues>(props: TextInputProps<T>) {
  const {
    control,
    name,
    label,
    rules,
    hint,
    options,
    format,
    input,
    multiline,
    minRows,
    type,
    autoComplete,
  } = props;
  const { field, fieldState } = useController({ control, name, rules });
  const leave = async () => {
    field.onBlur();
    if (!format || !field.value) return;
    const formatted = await format(field.value);
    if (formatted !== field.value) field.onChange(formatted);
  };
  return (
    <TextField
      id={name}
      name={name}
      label={label}
      value={field.value ?? ''}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={() => void leave()}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
      required={Boolean(rules?.required)}
      multiline={multiline}
      minRows={minRows}
      type={type}
      autoComplete={autoComplete}
      select={Boolean(options)}
      slotProps={{
        htmlInput: input,
        ...(options && { select: { native: true }, inputLabel: { shrink: true } }),
      }}
    >
      {options?.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
