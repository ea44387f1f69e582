import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface SelectInputProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  options: ReadonlyArray<readonly [value: string, text: string]>;
  rules?: RegisterOptions<T, FieldPath<T>>;
}

/** One of several values, chosen from a list that opens over the form. */
export function SelectInput<T extends FieldValues>(props: SelectInputProps<T>) {
  const { control, name, label, options, rules } = props;
  const { field, fieldState } = useController({ control, name, ...(rules && { rules }) });
  return (
    <TextField
      select
      id={name}
      name={name}
      label={label}
      required={Boolean(rules?.required)}
      value={field.value}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message}
    >
      {options.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
