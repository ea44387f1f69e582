import type { ComponentProps, ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

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
  /** Attributes of the element itself. */
  input?: ComponentProps<'input'>;
  multiline?: boolean;
  minRows?: number;
  type?: string;
  autoComplete?: string;
}

/**
 * A text field of a form: its error, or its hint, below it. Put together from parts, because MUI's TextField brings
 * every variant and the pop-up list along, a twelfth of a visitor's first download.
 */
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
  const { value, onChange, onBlur, ref } = field;
  const below = fieldState.error?.message ?? hint;
  const helpId = `${name}-ajuda`;
  const described = { ...input, 'aria-describedby': below ? helpId : undefined };

  const leave = async () => {
    onBlur();
    if (!format || !value) return;
    const formatted = await format(value);
    if (formatted !== value) onChange(formatted);
  };
  const common = {
    id: name,
    name,
    value: value ?? '',
    inputRef: ref,
    onChange,
    onBlur: () => void leave(),
    autoComplete,
  };

  return (
    <FormControl
      fullWidth
      variant="outlined"
      error={Boolean(fieldState.error)}
      required={Boolean(rules?.required)}
    >
      <InputLabel htmlFor={name} shrink={options ? true : undefined}>
        {label}
      </InputLabel>
      {options ? (
        <NativeSelect
          {...common}
          input={<OutlinedInput label={label} notched />}
          inputProps={{ 'aria-describedby': described['aria-describedby'] }}
        >
          {options.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...common}
          label={label}
          type={type}
          multiline={multiline}
          minRows={minRows}
          inputProps={described}
        />
      )}
      {below && <FormHelperText id={helpId}>{below}</FormHelperText>}
    </FormControl>
  );
}
