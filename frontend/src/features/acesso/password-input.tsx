import { useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';

interface PasswordInputProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
}

/** The password of the login, which may be looked at while typing. */
export function PasswordInput<T extends FieldValues>({ control, name }: PasswordInputProps<T>) {
  const [visible, setVisible] = useState(false);
  const { field, fieldState } = useController({ control, name, rules: { required: 'Senha é obrigatória' } });
  return (
    <TextField
      id={name}
      {...field}
      inputRef={field.ref}
      ref={undefined}
      label="Senha"
      type={visible ? 'text' : 'password'}
      required
      autoComplete="current-password"
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={visible ? 'Ocultar senha' : 'Mostrar senha'}
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
