import { useState } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { PASSWORD_MAX_CHARS } from '@araucaria/contracts/domain';

interface PasswordInputProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  rules: RegisterOptions<T, FieldPath<T>>;
  hint?: string;
  autoComplete: 'new-password' | 'current-password';
}

/** A password field whose text can be shown. */
export function PasswordInput<T extends FieldValues>(props: PasswordInputProps<T>) {
  const { control, name, label, rules, hint, autoComplete } = props;
  const [visible, setVisible] = useState(false);
  const { field, fieldState } = useController({ control, name, rules });
  return (
    <TextField
      id={name}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      type={visible ? 'text' : 'password'}
      required
      autoComplete={autoComplete}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        htmlInput: { maxLength: PASSWORD_MAX_CHARS },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={`${visible ? 'Ocultar' : 'Mostrar'}: ${label}`}
                onClick={() => setVisible(!visible)}
              >
                {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
