import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { SimpleForm } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';

/** Password field with a button that shows the password. */
export function PasswordInput<T extends { password: string }>({ form }: { form: SimpleForm<T> }) {
  const [visible, setVisible] = useState(false);
  return (
    <SimpleInput
      form={form}
      name="password"
      label="Senha"
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      end={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={visible ? 'Ocultar senha' : 'Mostrar senha'}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
